import Badge from '@mui/material/Badge';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

// #preview-start
const concerts = new Map([
  ['2025-04-04', 1],
  ['2025-04-16', 2],
  ['2025-04-25', 1],
]);

function ConcertDay(props: PickersDayProps) {
  const day = dayjs(props.day);
  const count = props.outsideCurrentMonth ? 0 : (concerts.get(day.format('YYYY-MM-DD')) ?? 0);
  const label = count > 0 ? `${day.format('D')}, concerts: ${count}` : undefined;

  return (
    <Badge badgeContent={count} color="secondary" overlap="circular">
      <PickersDay {...props} aria-label={label} />
    </Badge>
  );
}
// #preview-end

export default function CalendarBadges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar defaultValue={dayjs('2025-04-10')} slots={{day: ConcertDay}} sx={{maxWidth: '100%'}} />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
