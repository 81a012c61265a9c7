import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const evening = dayjs('2025-01-01');
const morning = evening.add(1, 'day');

const onDay = (time: Dayjs | null, day: Dayjs) =>
  time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : time;
// #preview-end

export default function TimeRangePickerNight() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([evening.hour(22), morning.hour(6)]);
  const [start, end] = shift;
  const minutes = start && end ? end.diff(start, 'minute') % (24 * 60) : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimeRangePicker
          label="Night shift"
          value={shift}
          onChange={([from, to]) => setShift([onDay(from, evening), onDay(to, morning)])}
          referenceDate={[evening, morning]}
        />
        {/* #preview-end */}
        <Typography role="status">
          {Number.isNaN(minutes) ? 'Enter both times.' : `Length: ${minutes / 60} h`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
