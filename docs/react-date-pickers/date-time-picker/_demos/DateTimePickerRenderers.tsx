import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const flight = dayjs('2025-06-27T06:55');

export default function DateTimePickerRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimePicker
          label="Calendar and clock"
          defaultValue={flight}
          viewRenderers={{hours: renderTimeViewClock, minutes: renderTimeViewClock}}
        />
        <DateTimePicker
          label="Choose the day, type the time"
          defaultValue={flight}
          viewRenderers={{hours: null, minutes: null}}
        />
        <DateTimePicker
          label="Half hours in one list"
          defaultValue={flight.minute(30)}
          timeSteps={{minutes: 30}}
          thresholdToRenderTimeInASingleColumn={48}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
