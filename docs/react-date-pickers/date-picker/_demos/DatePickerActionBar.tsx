import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const review = dayjs('2025-10-20');

export default function DatePickerActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Closes by itself" defaultValue={review} />
        <DatePicker label="Closes with OK" defaultValue={review} closeOnSelect={false} />
        <DatePicker
          label="With buttons of your choice"
          defaultValue={review}
          closeOnSelect={false}
          slotProps={{actionBar: {actions: ['clear', 'today', 'accept']}}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
