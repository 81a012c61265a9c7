import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs, {type Dayjs} from 'dayjs';

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

// #preview-start
function helpFor(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Monday to Friday, June 2026';
    case 'invalidDate':
      return 'There is no such date.';
    case 'shouldDisableDate':
      return 'We do not collect on weekends.';
    case 'minDate':
      return 'The first collection is on June 1.';
    case 'maxDate':
      return 'The last collection is on June 30.';
    default:
      return 'Choose another day.';
  }
}
// #preview-end

export default function ShowErrors() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Pick-up day"
        defaultValue={dayjs('2026-06-13')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{textField: {helperText: helpFor(error)}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
