import InputAdornment from '@mui/material/InputAdornment';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldsTextFieldSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2025-07-18')}
        slotProps={{
          textField: {
            helperText: 'Rooms are ready at 3 p.m.',
            InputProps: {startAdornment: <InputAdornment position="start">Hotel</InputAdornment>},
            inputProps: {'data-testid': 'check-in'},
          },
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
