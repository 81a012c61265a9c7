import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function acrossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}
// #preview-end

export default function TimeRangeFieldNight() {
  const [shift, setShift] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-02T22:00'),
    dayjs('2025-06-03T06:00'),
  ]);
  const [start, end] = shift;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <SingleInputTimeRangeField
          label="Shift"
          ampm={false}
          value={shift}
          onChange={(value) => setShift(acrossMidnight(value))}
        />
        {/* #preview-end */}
        <Typography role="status">
          {start?.isValid() && end?.isValid() ? `${end.diff(start, 'hour', true)} hours` : 'Incomplete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
