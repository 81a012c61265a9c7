import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

// #preview-start
const opens = dayjs('2025-10-06T08:00');
const closes = dayjs('2025-10-10T18:00');

function textOf(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'October 6, 8:00 to October 10, 18:00';
    case 'minDate':
    case 'minTime':
      return 'Too early: opens on October 6 at 8:00';
    case 'maxDate':
    case 'maxTime':
      return 'Too late: closes on October 10 at 18:00';
    default:
      return 'Enter a date and a time';
  }
}
// #preview-end

export default function DateTimeFieldLimits() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateTimeField
        label="Bid"
        ampm={false}
        defaultValue={dayjs('2025-10-06T07:30')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setError}
        helperText={textOf(error)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
