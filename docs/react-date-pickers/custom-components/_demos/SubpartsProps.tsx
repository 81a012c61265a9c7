import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SubpartsProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Harvest"
        defaultValue={dayjs('2025-09-18')}
        sx={{width: '100%', maxWidth: 320}}
        slotProps={{
          textField: {helperText: 'First day of picking'},
          calendarHeader: {format: 'MMM YYYY'},
          day: {sx: {borderRadius: 1}},
          desktopPaper: {variant: 'outlined'},
        }}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
