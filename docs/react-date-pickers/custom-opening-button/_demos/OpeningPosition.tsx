import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const start = dayjs('2025-07-19T18:00');

export default function OpeningPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Day"
          defaultValue={start}
          slotProps={{field: {openPickerButtonPosition: 'start', clearable: true}}}
        />
        <TimePicker
          label="Time"
          defaultValue={start}
          slotProps={{
            openPickerButton: {color: 'primary', size: 'small', edge: false},
            openPickerIcon: {fontSize: 'small'},
          }}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
