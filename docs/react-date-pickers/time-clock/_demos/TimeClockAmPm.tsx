import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs, {type Dayjs} from 'dayjs';

export default function TimeClockAmPm() {
  const [dinner, setDinner] = useState<Dayjs | null>(dayjs('2025-03-14T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center'}}>
        {/* #preview-start */}
        <TimeClock
          value={dinner}
          onChange={setDinner}
          ampm
          ampmInClock
          showViewSwitcher
          sx={{width: '100%'}}
        />
        {/* #preview-end */}
        <Typography role="status">{dinner ? `Dinner at ${dinner.format('LT')}` : 'No time'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
