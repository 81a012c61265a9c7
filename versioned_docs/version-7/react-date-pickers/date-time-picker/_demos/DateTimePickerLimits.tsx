import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// #preview-start
const pickedUp = dayjs('2025-05-12T13:00');
const dueBack = dayjs('2025-05-15T11:00');
// #preview-end

export default function DateTimePickerLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimePicker
          label="One span of time"
          defaultValue={dayjs('2025-05-14T09:00')}
          minDateTime={pickedUp}
          maxDateTime={dueBack}
        />
        <DateTimePicker
          label="Opening hours on each day"
          defaultValue={dayjs('2025-05-14T09:00')}
          minDate={pickedUp}
          maxDate={dueBack}
          minTime={dayjs('2025-01-01T08:00')}
          maxTime={dayjs('2025-01-01T18:00')}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
