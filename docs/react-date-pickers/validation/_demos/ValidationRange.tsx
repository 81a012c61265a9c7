import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

// #preview-start
function helpFor([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The stay ends before it begins.';
  }
  if (start) {
    return 'Arrival: from May 1 on.';
  }
  return end ? 'Departure: by September 30.' : 'May to September';
}
// #preview-end

export default function ValidationRange() {
  const [error, setError] = useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        label="Campsite"
        defaultValue={[dayjs('2025-06-20'), dayjs('2025-06-13')]}
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        onError={setError}
        slotProps={{textField: {helperText: helpFor(error)}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
