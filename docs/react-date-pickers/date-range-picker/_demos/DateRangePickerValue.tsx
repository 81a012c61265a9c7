import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Pick both days.';
  }
  return end.isBefore(start, 'day') ? 'The end is too early.' : `Days: ${end.diff(start, 'day') + 1}`;
}
// #preview-end

export default function DateRangePickerValue() {
  const [leave, setLeave] = useState<DateRange<Dayjs>>([dayjs('2025-03-10'), dayjs('2025-03-14')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateRangePicker label="Leave" value={leave} onChange={setLeave} />
        {/* #preview-end */}
        <Typography role="status">{describe(leave)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
