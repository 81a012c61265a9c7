import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateTimeFieldZone() {
  const [call, setCall] = useState<Dayjs | null>(dayjs.utc('2025-10-06T15:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimeField label="UTC" timezone="UTC" ampm={false} value={call} onChange={setCall} />
        <DateTimeField label="Tokyo" timezone="Asia/Tokyo" ampm={false} value={call} onChange={setCall} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
