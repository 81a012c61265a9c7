import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function minutesOfDay(time: Dayjs | null) {
  return time?.isValid() ? time.hour() * 60 + time.minute() : null;
}
// #preview-end

export default function TimePickerValue() {
  const [opens, setOpens] = useState<Dayjs | null>(dayjs('2025-01-01T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimePicker label="Shop opens" value={opens} onChange={setOpens} />
        {/* #preview-end */}
        <Typography role="status">
          {opens?.isValid() ? `Save ${opens.format('HH:mm')} or ${minutesOfDay(opens)} minutes` : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
