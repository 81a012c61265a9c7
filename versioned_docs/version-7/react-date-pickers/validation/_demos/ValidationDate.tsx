import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

// #preview-start
const firstDay = dayjs('2025-03-01');
const lastDay = dayjs('2025-03-31');

const texts: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This is not a full date, or it does not exist.',
  minDate: 'Skiing starts on March 1.',
  maxDate: 'The lifts close on March 31.',
};
// #preview-end

export default function ValidationDate() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Ski pass"
        defaultValue={dayjs('2025-04-05')}
        minDate={firstDay}
        maxDate={lastDay}
        onError={setError}
        slotProps={{
          textField: {helperText: error ? (texts[error] ?? 'Choose another day.') : 'Any day in March'},
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
