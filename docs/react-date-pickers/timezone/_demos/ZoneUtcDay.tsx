import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const iso = (day: Dayjs | null) => (day?.isValid() ? day.toISOString() : 'No day');

export default function ZoneUtcDay() {
  // #preview-start
  const [local, setLocal] = useState<Dayjs | null>(dayjs('2025-06-10'));
  const [fixed, setFixed] = useState<Dayjs | null>(dayjs.utc('2025-06-10'));
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Day in the user's time zone"
          value={local}
          onChange={setLocal}
          slotProps={{textField: {helperText: iso(local)}}}
        />
        <DatePicker
          label="Day in UTC"
          value={fixed}
          onChange={setFixed}
          timezone="UTC"
          slotProps={{textField: {helperText: iso(fixed)}}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
