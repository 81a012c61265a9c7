import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function TimeFieldSteps() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeField
        label="Overtime until"
        defaultValue={dayjs('2025-05-12T18:15')}
        minutesStep={15}
        onError={setError}
        helperText={error === 'minutesStep' ? 'Enter a quarter of an hour' : 'In quarters of an hour'}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
