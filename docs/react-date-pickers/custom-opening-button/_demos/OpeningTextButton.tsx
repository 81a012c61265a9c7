import Button from '@mui/material/Button';
import type {IconButtonProps} from '@mui/material/IconButton';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// #preview-start
function ChooseButton({onClick, disabled, 'aria-label': name}: IconButtonProps) {
  return (
    <Button onClick={onClick} disabled={disabled} aria-label={name}>
      Choose
    </Button>
  );
}
// #preview-end

export default function OpeningTextButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-07-19')}
        slots={{openPickerButton: ChooseButton}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
