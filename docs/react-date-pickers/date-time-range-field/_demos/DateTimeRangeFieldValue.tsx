import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function stateOf([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both ends';
  }
  const hours = end.diff(start, 'hour', true);
  return hours > 0 ? `${hours.toFixed(1)} hours` : 'The end must be after the start';
}
// #preview-end

export default function DateTimeRangeFieldValue() {
  const [outage, setOutage] = useState<DateRange<Dayjs>>([dayjs('2025-12-09T23:40'), null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 400}}>
        {/* #preview-start */}
        <SingleInputDateTimeRangeField
          label="Outage"
          format="MM/DD HH:mm"
          value={outage}
          onChange={setOutage}
        />
        {/* #preview-end */}
        <Typography role="status">{stateOf(outage)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
