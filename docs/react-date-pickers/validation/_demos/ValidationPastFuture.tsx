import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationPastFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="Must not be over yet" defaultValue={dayjs('1999-12-31')} disablePast />
        <DateField label="Must have happened" defaultValue={dayjs('2098-01-01')} disableFuture />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
