import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const at = (time: string) => dayjs(`2025-01-01T${time}`);

export default function TimeRangePickerSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeRangePicker
        label="Meeting room"
        defaultValue={[at('10:00'), at('11:30')]}
        timeSteps={{minutes: 30}}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={at('08:00')}
        maxTime={at('18:00')}
        skipDisabled
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
