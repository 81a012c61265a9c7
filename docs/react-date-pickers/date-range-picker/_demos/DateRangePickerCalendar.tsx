import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

export default function DateRangePickerCalendar() {
  const [festival, setFestival] = useState<DateRange<Dayjs>>([dayjs('2025-06-18'), dayjs('2025-06-22')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangeCalendar
        value={festival}
        onChange={setFestival}
        calendars={1}
        sx={{'& .MuiDateRangeCalendar-monthContainer, & .MuiDayCalendar-slideTransition': {minWidth: 0}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
