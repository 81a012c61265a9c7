import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const festival: [Dayjs, Dayjs] = [dayjs('2025-07-03T12:00'), dayjs('2025-07-06T20:00')];

// No arrivals on the last day.
const isBlocked = (day: Dayjs, position: 'start' | 'end') => position === 'start' && day.date() === 6;
// #preview-end

export default function DateTimeRangePickerLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateTimeRangePicker
        label="Parking space"
        defaultValue={festival}
        minDateTime={festival[0]}
        maxDateTime={festival[1]}
        shouldDisableDate={isBlocked}
        format="M/D LT"
        slotProps={{field: {shouldRespectLeadingZeros: true}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
