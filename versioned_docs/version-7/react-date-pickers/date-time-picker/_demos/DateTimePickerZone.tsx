import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

// #preview-start
dayjs.extend(utc);
dayjs.extend(timezone);
// #preview-end

export default function DateTimePickerZone() {
  // #preview-start
  const [launch, setLaunch] = useState<Dayjs | null>(dayjs.utc('2025-10-14T15:00'));
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimePicker label="Launch, UTC" value={launch} onChange={setLaunch} timezone="UTC" />
        <DateTimePicker
          label="Launch, New York"
          value={launch}
          onChange={setLaunch}
          timezone="America/New_York"
        />
        <DateTimePicker label="Launch, Tokyo" value={launch} onChange={setLaunch} timezone="Asia/Tokyo" />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
