import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

// #preview-start
function textOf(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'From 8 to 17, not at lunchtime';
    case 'minTime':
    case 'maxTime':
      return 'We deliver from 8 to 17';
    case 'shouldDisableTime-hours':
      return 'No delivery from 12 to 13';
    default:
      return 'Enter a time';
  }
}
// #preview-end

export default function TimeFieldLimits() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeField
        label="Delivery"
        ampm={false}
        defaultValue={dayjs('2025-05-12T12:30')}
        minTime={dayjs('2025-05-12T08:00')}
        maxTime={dayjs('2025-05-12T17:00')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        onError={setError}
        helperText={textOf(error)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
