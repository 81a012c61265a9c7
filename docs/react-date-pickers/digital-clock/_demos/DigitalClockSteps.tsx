import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const bus = dayjs('2025-09-15T07:45');

export default function DigitalClockSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{display: 'flex', justifyContent: 'center', gap: 3}}>
        {/* #preview-start */}
        <DigitalClock defaultValue={bus} timeStep={15} sx={{width: 140, m: 0}} />
        <MultiSectionDigitalClock
          aria-label="Bus"
          defaultValue={bus}
          timeSteps={{minutes: 15}}
          ampm={false}
          sx={{width: 'auto', m: 0}}
        />
        {/* #preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
