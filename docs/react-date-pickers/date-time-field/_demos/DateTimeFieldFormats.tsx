import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const quake = dayjs('2025-10-06T04:18:52');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimeField label="24 hours" defaultValue={quake} ampm={false} />
        <DateTimeField label="With seconds" defaultValue={quake} format="YYYY-MM-DD HH:mm:ss" />
        <DateTimeField label="Time first" defaultValue={quake} format="HH:mm ll" />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
