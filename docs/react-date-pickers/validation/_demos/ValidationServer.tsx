import {type FormEvent, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

/** Stands for your server, which alone knows that this day is fully booked. */
async function book(day: string): Promise<{error?: string}> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return day === '2025-09-06' ? {error: 'Fully booked. Choose another day.'} : {};
}

export default function ValidationServer() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-09-06'));
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<{error?: string}>();

  // #preview-start
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!day?.isValid()) return;
    setIsSending(true);
    setAnswer(await book(day.format('YYYY-MM-DD')));
    setIsSending(false);
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Day of the tour"
          value={day}
          onChange={(next) => {
            setDay(next);
            setAnswer(undefined);
          }}
          readOnly={isSending}
          slotProps={{
            textField: {
              ...(answer?.error && {error: true}),
              helperText: answer ? (answer.error ?? 'Booked.') : 'September 6 is fully booked',
            },
          }}
        />
        {/* #preview-end */}
        <Button type="submit" variant="contained" loading={isSending}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
