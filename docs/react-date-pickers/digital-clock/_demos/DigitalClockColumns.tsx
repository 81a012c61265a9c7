import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, {type Dayjs} from 'dayjs';

export default function DigitalClockColumns() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-09-15T16:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'center'}}>
        {/* #preview-start */}
        <MultiSectionDigitalClock
          aria-label="Departure"
          value={departure}
          onChange={setDeparture}
          sx={{width: 'auto'}}
        />
        {/* #preview-end */}
        <Typography role="status">{departure ? `Leave at ${departure.format('LT')}` : '–'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
