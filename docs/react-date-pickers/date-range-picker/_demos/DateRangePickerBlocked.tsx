import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function cannotTravel(day: Dayjs, position: 'start' | 'end') {
  const weekday = day.day();
  // Arrivals from Friday to Sunday, departures from Sunday to Monday.
  return position === 'start' ? weekday >= 1 && weekday <= 4 : weekday >= 2;
}
// #preview-end

export default function DateRangePickerBlocked() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        label="Long weekend"
        defaultValue={[dayjs('2025-10-03'), dayjs('2025-10-06')]}
        shouldDisableDate={cannotTravel}
        minDate={dayjs('2025-10-01')}
        maxDate={dayjs('2025-12-31')}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
