import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const boarding = dayjs('2025-07-18T06:40');

export default function FieldsAll() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="Passport valid until" format="DD.MM.YYYY" />
        <TimeField label="Pickup" defaultValue={boarding.subtract(3, 'hour')} />
        <DateTimeField label="Boarding" defaultValue={boarding} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
