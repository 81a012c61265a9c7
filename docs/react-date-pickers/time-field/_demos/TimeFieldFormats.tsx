import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const sunset = dayjs('2025-05-12T20:41:07');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimeField label="12 hours" defaultValue={sunset} ampm />
        <TimeField label="24 hours" defaultValue={sunset} ampm={false} />
        <TimeField label="With seconds" defaultValue={sunset} format="HH:mm:ss" />
        <TimeField label="With words" defaultValue={sunset} format="HH [h] mm [min]" />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
