import {useState, type FormEvent} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldForm() {
  const [sent, setSent] = useState('Nothing sent');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(
      [...data].map(([name, text]) => `${name}: ${typeof text === 'string' ? text : text.name}`).join(', '),
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{width: '100%', maxWidth: 400}}>
        {/* #preview-start */}
        <MultiInputDateRangeField
          format="YYYY-MM-DD"
          defaultValue={[dayjs('2025-11-03'), dayjs('2025-11-07')]}
          slotProps={{
            textField: ({position}) => ({
              name: position === 'start' ? 'from' : 'until',
              label: position === 'start' ? 'From' : 'Until',
              required: true,
            }),
          }}
        />
        {/* #preview-end */}
        <Button type="submit" variant="outlined">
          Send
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
