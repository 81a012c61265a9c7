import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const leave = dayjs('2025-07-21');

export default function DateFieldClearable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="Button at the end" defaultValue={leave} clearable />
        <DateField label="Button at the start" defaultValue={leave} clearable clearButtonPosition="start" />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
