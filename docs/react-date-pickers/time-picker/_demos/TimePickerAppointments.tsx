import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const taken = new Set(['10:00', '10:30', '14:00']);

function isTaken(time: Dayjs) {
  return taken.has(time.format('HH:mm'));
}
// #preview-end

export default function TimePickerAppointments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DesktopTimePicker
        label="Free appointment"
        defaultValue={dayjs('2025-01-01T09:30')}
        timeSteps={{minutes: 30}}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        closeOnSelect
        minTime={dayjs('2025-01-01T09:00')}
        maxTime={dayjs('2025-01-01T17:00')}
        shouldDisableTime={isTaken}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
