import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #preview-start
function TripActionBar({className, onSetToday, onClear}: PickersActionBarProps) {
  return (
    <DialogActions className={className}>
      <Button onClick={onSetToday}>Leave today</Button>
      <Button onClick={onClear}>Clear</Button>
    </DialogActions>
  );
}

export default function PickerActionBarSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-15')}
        slots={{actionBar: TripActionBar}}
        sx={{minWidth: 280, '& .MuiDateCalendar-root': {width: 280}}}
      />
    </LocalizationProvider>
  );
}
// #preview-end
