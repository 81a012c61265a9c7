import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const visit = dayjs('2025-10-11');

export default function DateFieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="Filled" defaultValue={visit} variant="filled" />
        <DateField label="Standard, small" defaultValue={visit} variant="standard" size="small" />
        <DateField label="With a focus color" defaultValue={visit} color="secondary" />
        <DateField
          label="Rounded"
          defaultValue={visit}
          sx={{'& .MuiPickersOutlinedInput-root': {borderRadius: 8}}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
