import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function twoLetters(day: Dayjs) {
  return day.format('dd');
}
// #preview-end

export default function AdapterLocaleWeekdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        defaultValue={dayjs('2025-08-20')}
        dayOfWeekFormatter={twoLetters}
        slotProps={{calendarHeader: {format: 'MM / YYYY'}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
