import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

// #preview-start
const booked = new Set(['2025-09-16', '2025-09-17', '2025-09-18']);
const isBooked = (day: Dayjs) => booked.has(day.format('YYYY-MM-DD'));

function hasBookedDay([start, end]: DateRange<Dayjs>) {
  if (!start || !end) return false;
  const length = end.diff(start, 'day') + 1;
  return Array.from({length}, (_, index) => start.add(index, 'day')).some(isBooked);
}
// #preview-end

export default function RangeCalendarBooked() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([dayjs('2025-09-09'), dayjs('2025-09-12')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320, alignItems: 'center'}}>
        {/* #preview-start */}
        <DateRangeCalendar
          value={rental}
          onChange={setRental}
          shouldDisableDate={isBooked}
          calendars={1}
          sx={narrow}
        />
        <Typography role="status">
          {hasBookedDay(rental) ? 'Booked in between: choose other days.' : 'The boat is free.'}
        </Typography>
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
