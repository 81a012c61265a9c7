import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import type {TimeValidationError, TimeView} from '@mui/x-date-pickers/models';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function isLunch(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 12;
}

function helpFor(error: TimeValidationError) {
  switch (error) {
    case 'shouldDisableTime-hours':
      return 'Closed for lunch from 12 to 1.';
    case 'minutesStep':
      return 'Only every quarter of an hour.';
    case null:
      return '8 AM to 5 PM';
    default:
      return 'We are open from 8 AM to 5 PM.';
  }
}
// #preview-end

export default function ValidationTime() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimePicker
        label="Call me back at"
        defaultValue={dayjs('2025-01-01T12:15')}
        minTime={dayjs('2025-01-01T08:00')}
        maxTime={dayjs('2025-01-01T17:00')}
        minutesStep={15}
        timeSteps={{minutes: 15}}
        shouldDisableTime={isLunch}
        onError={setError}
        slotProps={{textField: {helperText: helpFor(error)}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
