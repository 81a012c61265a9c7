import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-08-15T18:00');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 360}}>
        {/* #preview-start */}
        <DateTimePicker label="Without AM and PM" defaultValue={start} ampm={false} />
        <DateTimePicker
          label="Day and full hour"
          defaultValue={start}
          views={['year', 'month', 'day', 'hours']}
        />
        <DateTimePicker
          label="With seconds"
          defaultValue={start}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        />
        <DateTimePicker label="In words" defaultValue={start} format="ll HH:mm" ampm={false} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
