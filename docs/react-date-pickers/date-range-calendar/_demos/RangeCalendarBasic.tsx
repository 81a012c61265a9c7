import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

export default function RangeCalendarBasic() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-09-09'), dayjs('2025-09-13')]);
  const [arrival, departure] = stay;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320, alignItems: 'center'}}>
        {/* #preview-start */}
        <DateRangeCalendar value={stay} onChange={setStay} calendars={1} sx={narrow} />
        <Typography role="status">
          {arrival && departure ? `Nights: ${departure.diff(arrival, 'day')}` : 'Pick the departure.'}
        </Typography>
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
