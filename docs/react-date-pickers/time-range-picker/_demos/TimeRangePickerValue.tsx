import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, {type Dayjs} from 'dayjs';

const day = dayjs('2025-01-01');

// #preview-start
function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times.';
  const minutes = end.diff(start, 'minute');
  return minutes < 0 ? 'The end is before the start.' : `Length: ${minutes / 60} h`;
}
// #preview-end

export default function TimeRangePickerValue() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([day.hour(8), day.hour(15)]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimeRangePicker label="Shift" value={shift} onChange={setShift} referenceDate={day} />
        {/* #preview-end */}
        <Typography role="status">{describe(shift)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
