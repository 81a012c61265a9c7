import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function PickerFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Departure day" defaultValue={dayjs('2026-05-18')} />
        <TimePicker label="Boarding starts" defaultValue={dayjs('2026-05-18T13:40')} />
        <DateTimePicker label="Landing (local time)" defaultValue={dayjs('2026-05-18T17:25')} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
