import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const bus = dayjs('2025-01-01T07:20');

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimePicker label="List in steps of 10" defaultValue={bus} timeSteps={{minutes: 10}} />
        <TimePicker
          label="Only steps of 10 are allowed"
          defaultValue={bus}
          timeSteps={{minutes: 10}}
          minutesStep={10}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
