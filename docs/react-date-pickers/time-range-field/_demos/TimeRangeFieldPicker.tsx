import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangeFieldPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeRangePicker
        ampm={false}
        defaultValue={[dayjs('2025-06-02T18:00'), dayjs('2025-06-02T19:30')]}
        slots={{field: MultiInputTimeRangeField}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
