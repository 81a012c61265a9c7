import {type FormEvent, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs, {type Dayjs} from 'dayjs';

export default function ValidationRequired() {
  const [start, setStart] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const [submitted, setSubmitted] = useState(false);

  // #preview-start
  const isMissing = start === null && submitted;
  const isWrong = isMissing || error !== null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="First working day"
          value={start}
          onChange={setStart}
          minDate={dayjs('2025-01-01')}
          referenceDate={dayjs('2025-02-03')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              error: isWrong,
              helperText: isMissing ? 'We need this day.' : 'A day in 2025 or later',
            },
          }}
        />
        {/* #preview-end */}
        <Button type="submit" variant="contained">
          Send
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
