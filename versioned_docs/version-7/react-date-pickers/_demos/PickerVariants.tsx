import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const checkup = dayjs('2026-04-09');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Check-up (responsive)" defaultValue={checkup} />
        <DesktopDatePicker label="Check-up (always a popup)" defaultValue={checkup} />
        <MobileDatePicker label="Check-up (always a dialog)" defaultValue={checkup} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
