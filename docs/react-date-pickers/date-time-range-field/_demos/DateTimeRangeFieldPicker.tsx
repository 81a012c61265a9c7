import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateTimeRangePicker
        label="Crossing"
        format="MM/DD HH:mm"
        defaultValue={[dayjs('2025-12-09T21:30'), dayjs('2025-12-10T06:45')]}
        slotProps={{field: {dateSeparator: 'to'}}}
        sx={{width: '100%', maxWidth: 400}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
