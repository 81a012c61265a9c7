import {useState} from 'react';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateTimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

// #preview-start
function textOf([start, end]: DateTimeRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start === 'minDate' || start === 'minTime') {
    return 'The hall opens on December 9 at 8:00';
  }
  if (end === 'maxDate' || end === 'maxTime') {
    return 'The hall closes on December 12 at 20:00';
  }
  return start || end ? 'Enter two dates with times' : 'December 9, 8:00 to December 12, 20:00';
}
// #preview-end

export default function DateTimeRangeFieldLimits() {
  const [errors, setErrors] = useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <SingleInputDateTimeRangeField
        label="Stand"
        format="MM/DD/YY HH:mm"
        defaultValue={[dayjs('2025-12-09T07:30'), dayjs('2025-12-12T19:00')]}
        minDateTime={dayjs('2025-12-09T08:00')}
        maxDateTime={dayjs('2025-12-12T20:00')}
        onError={setErrors}
        helperText={textOf(errors)}
        sx={{width: '100%', maxWidth: 400}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
