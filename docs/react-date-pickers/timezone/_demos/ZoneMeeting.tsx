import {useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'];

export default function ZoneMeeting() {
  const [zone, setZone] = useState('America/New_York');
  const [start, setStart] = useState<Dayjs | null>(dayjs.utc('2025-06-10T14:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        <TextField
          select
          label="Show in"
          value={zone}
          onChange={(event) => {
            setZone(event.target.value);
          }}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* #preview-start */}
        <DateTimePicker label="Meeting" value={start} onChange={setStart} timezone={zone} />
        {/* #preview-end */}
        <Typography variant="body2">Saved: {start?.isValid() ? start.toISOString() : '–'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
