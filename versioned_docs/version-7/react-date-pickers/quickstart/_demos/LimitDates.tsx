import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const firstDay = dayjs('2026-06-01');
const lastDay = dayjs('2026-06-30');

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}
// #preview-end

export default function LimitDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Pick-up in June, Monday to Friday"
        defaultValue={dayjs('2026-06-10')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
