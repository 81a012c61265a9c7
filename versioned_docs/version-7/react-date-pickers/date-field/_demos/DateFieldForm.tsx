import {type FormEvent, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldForm() {
  const [sent, setSent] = useState('nothing yet');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const passport = new FormData(event.currentTarget).get('passport');
    setSent(typeof passport === 'string' && passport !== '' ? passport : 'an empty text');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{maxWidth: 320}}>
        {/* #preview-start */}
        <DateField
          name="passport"
          label="Passport valid until"
          format="YYYY-MM-DD"
          required
          helperText="As printed on page 2"
        />
        {/* #preview-end */}
        <Button type="submit" variant="contained">
          Continue
        </Button>
        <Typography role="status">Sent: {sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
