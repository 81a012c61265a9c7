import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import Stack from '@mui/material/Stack';

export default function InstallationAdapter() {
  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{pt: 1, maxWidth: 320}}>
        <DatePicker label="Arrival" />
        <DateField label="Date of birth" disableFuture />
      </Stack>
    </LocalizationProvider>
    // #preview-end
  );
}
