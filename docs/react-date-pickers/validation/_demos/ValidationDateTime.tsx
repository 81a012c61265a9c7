import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function ValidationDateTime() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimePicker
          label="Hand in before June 6, noon"
          defaultValue={dayjs('2025-06-06T12:30')}
          maxDateTime={dayjs('2025-06-06T12:00')}
          onError={setError}
        />
        {/* #preview-end */}
        <Typography role="status">Error code: {error ?? 'none'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
