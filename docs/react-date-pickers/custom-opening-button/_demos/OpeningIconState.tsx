import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {FieldOwnerState} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

// #preview-start
function OpenIcon({ownerState}: {ownerState: FieldOwnerState}) {
  return ownerState.isPickerOpen ? <KeyboardArrowUp /> : <KeyboardArrowDown />;
}
// #preview-end

export default function OpeningIconState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2025-07-19')}
        slots={{openPickerIcon: OpenIcon}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
