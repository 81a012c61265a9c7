import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker label="Moving day" defaultValue={dayjs('2025-06-14')} sx={{width: '100%', maxWidth: 320}} />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
