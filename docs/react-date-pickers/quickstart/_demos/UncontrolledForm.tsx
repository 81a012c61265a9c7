import {type FormEvent, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function UncontrolledForm() {
  const [sent, setSent] = useState('nothing yet');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // #preview-start
    const meeting = new FormData(event.currentTarget).get('meeting');
    setSent(typeof meeting === 'string' ? meeting : 'nothing');
    // #preview-end
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          name="meeting"
          label="Board meeting"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-11-05')}
        />
        {/* #preview-end */}
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography role="status">Sent: {sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
