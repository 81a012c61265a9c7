import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function nightsOf([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both dates';
  }
  const nights = end.diff(start, 'day');
  return nights < 0 ? 'The departure is before the arrival' : `${nights} nights`;
}
// #preview-end

export default function DateRangeFieldValue() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2025-11-14'), dayjs('2025-11-17')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <SingleInputDateRangeField label="Stay" value={stay} onChange={setStay} clearable />
        {/* #preview-end */}
        <Typography role="status">{nightsOf(stay)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
