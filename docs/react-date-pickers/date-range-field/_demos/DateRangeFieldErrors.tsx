import {useState} from 'react';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

// #preview-start
function textOf([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start === 'minDate') {
    return 'The start is before November 1';
  }
  if (end === 'maxDate') {
    return 'The end is after November 30';
  }
  return start || end ? 'Enter two dates in November' : 'Two dates in November';
}
// #preview-end

export default function DateRangeFieldErrors() {
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <SingleInputDateRangeField
        label="Sale"
        defaultValue={[dayjs('2025-11-28'), dayjs('2025-12-01')]}
        minDate={dayjs('2025-11-01')}
        maxDate={dayjs('2025-11-30')}
        onError={setErrors}
        helperText={textOf(errors)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
