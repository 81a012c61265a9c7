import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

const match = dayjs('2025-05-17');

export default function AdapterLocaleFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Of the locale" defaultValue={match} />
        <DatePicker label="Fixed" format="YYYY-MM-DD" defaultValue={match} />
        <DatePicker label="Long, of the locale" format="LL" defaultValue={match} />
        <DatePicker label="With the day of the week" format="ddd, D MMM" defaultValue={match} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
