import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const at = (time: string) => dayjs(`2025-01-01T${time}`);

export default function TimeRangePickerBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeRangePicker
        label="Opening hours"
        defaultValue={[at('09:00'), at('17:30')]}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
