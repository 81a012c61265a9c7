import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function AccessibleName() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          defaultValue={dayjs('2025-09-12')}
          slotProps={{textField: {InputProps: {'aria-label': 'Delivery day'}}}}
        />
        <Typography id="pickup-label">Pickup day</Typography>
        <DatePicker
          defaultValue={dayjs('2025-09-15')}
          slotProps={{textField: {InputProps: {'aria-labelledby': 'pickup-label'}}}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
