import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-06-01');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Card valid until" views={['year', 'month']} defaultValue={start} />
        <DatePicker label="Vintage" views={['year']} defaultValue={start} />
        <DatePicker label="Anniversary" views={['month', 'day']} defaultValue={start} />
        <DatePicker label="Contract signed" views={['year', 'month', 'day']} defaultValue={start} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
