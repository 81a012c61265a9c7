import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const booked = new Set([11, 15]);

function isNoStart(time: Dayjs) {
  return time.hour() % 2 === 0 || booked.has(time.hour());
}
// #preview-end

export default function DigitalClockSlots() {
  const [start, setStart] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'center'}}>
        {/* #preview-start */}
        <DigitalClock
          value={start}
          onChange={setStart}
          referenceDate={dayjs('2025-09-15T07:00')}
          timeStep={60}
          minTime={dayjs('2025-09-15T07:00')}
          maxTime={dayjs('2025-09-15T19:00')}
          shouldDisableTime={isNoStart}
          skipDisabled
          sx={{maxWidth: 240}}
        />
        {/* #preview-end */}
        <Typography role="status">
          {start
            ? `Court booked from ${start.format('LT')} to ${start.add(2, 'hour').format('LT')}`
            : 'Pick a slot'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
