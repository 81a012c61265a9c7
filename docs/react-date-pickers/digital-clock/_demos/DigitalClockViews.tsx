import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const lap = dayjs('2025-09-15T00:04:30');

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{display: 'flex', justifyContent: 'center', gap: 4}}>
        {/* #preview-start */}
        <MultiSectionDigitalClock
          aria-label="Full hour"
          views={['hours']}
          defaultValue={dayjs('2025-09-15T21:00')}
          sx={{width: 'auto', m: 0}}
        />
        <MultiSectionDigitalClock
          aria-label="Lap time"
          views={['minutes', 'seconds']}
          timeSteps={{minutes: 1, seconds: 10}}
          defaultValue={lap}
          sx={{width: 'auto', m: 0}}
        />
        {/* #preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
