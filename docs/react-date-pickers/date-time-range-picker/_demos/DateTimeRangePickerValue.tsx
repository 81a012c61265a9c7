import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function priceOf([pickUp, dropOff]: DateRange<Dayjs>) {
  if (!pickUp?.isValid() || !dropOff?.isValid()) return 'Enter both times.';
  const hours = Math.ceil(dropOff.diff(pickUp, 'hour', true));
  return hours < 0 ? 'The return is before the pick-up.' : `Hours: ${hours}, price: €${hours * 4}`;
}
// #preview-end

export default function DateTimeRangePickerValue() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([
    dayjs('2025-06-13T16:00'),
    dayjs('2025-06-15T18:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimeRangePicker
          label="Cargo bike"
          value={rental}
          onChange={setRental}
          format="M/D LT"
          slotProps={{field: {shouldRespectLeadingZeros: true}}}
        />
        {/* #preview-end */}
        <Typography role="status">{priceOf(rental)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
