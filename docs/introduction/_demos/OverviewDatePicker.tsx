import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

export default function OverviewDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{pt: 1, maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-05-18')}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-06-30')}
        />
        <TimePicker label="Boarding" defaultValue={dayjs('2026-05-18T09:40')} minutesStep={5} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
