import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const film = dayjs('2025-01-01T21:15');

export default function AdapterLocaleHours() {
  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      {/* #preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English" defaultValue={film} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <TimePicker label="French" defaultValue={film} />
        <TimePicker label="French, with AM and PM" ampm defaultValue={film} />
      </LocalizationProvider>
      {/* #preview-end */}
    </Stack>
  );
}
