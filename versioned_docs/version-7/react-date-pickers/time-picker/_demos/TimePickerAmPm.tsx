import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const film = dayjs('2025-01-01T20:15');

export default function TimePickerAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimePicker label="As the locale has it" defaultValue={film} />
        <TimePicker label="Without AM and PM" defaultValue={film} ampm={false} />
        <TimePicker label="With seconds" defaultValue={film} views={['hours', 'minutes', 'seconds']} />
        <TimePicker label="Hours alone" defaultValue={film} views={['hours']} ampm={false} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
