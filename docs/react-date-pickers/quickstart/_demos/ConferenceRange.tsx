import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

function countNights([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;
}

export default function ConferenceRange() {
  // #preview-start
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-10-05'), dayjs('2026-10-08')]);
  // #preview-end
  const nights = countNights(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateRangePicker
          label="Conference stay"
          value={stay}
          onChange={setStay}
          minDate={dayjs('2026-10-01')}
          maxDate={dayjs('2026-11-30')}
          calendars={1}
        />
        {/* #preview-end */}
        <Typography role="status">Nights: {nights ?? 'pick both days'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
