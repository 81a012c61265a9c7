import {useState} from 'react';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {TimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

// #preview-start
function textOf(errors: TimeRangeValidationError) {
  if (errors.includes('invalidRange')) {
    return 'The end is before the start';
  }
  if (errors.includes('minTime') || errors.includes('maxTime')) {
    return 'The court is open from 7 to 21';
  }
  return errors.includes('minutesStep') ? 'Book in half hours' : 'From 7 to 21, in half hours';
}
// #preview-end

export default function TimeRangeFieldLimits() {
  const [errors, setErrors] = useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <SingleInputTimeRangeField
        label="Court"
        ampm={false}
        defaultValue={[dayjs('2025-06-02T20:30'), dayjs('2025-06-02T21:30')]}
        minTime={dayjs('2025-06-02T07:00')}
        maxTime={dayjs('2025-06-02T21:00')}
        minutesStep={30}
        onError={setErrors}
        helperText={textOf(errors)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
