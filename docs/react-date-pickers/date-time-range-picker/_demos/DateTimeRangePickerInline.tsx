import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs, {type Dayjs} from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

export default function DateTimeRangePickerInline() {
  const [trip, setTrip] = useState<DateRange<Dayjs>>([dayjs('2025-04-11T07:45'), dayjs('2025-04-13T21:10')]);
  const [start, end] = trip;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateRangeCalendar value={trip} onChange={setTrip} calendars={1} sx={narrow} />
        <Stack direction="row" spacing={2}>
          <TimeField
            label="Departure"
            value={start}
            disabled={!start}
            onChange={(time) => setTrip([time ?? start, end])}
          />
          <TimeField
            label="Return"
            value={end}
            disabled={!end}
            onChange={(time) => setTrip([start, time ?? end])}
          />
        </Stack>
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
