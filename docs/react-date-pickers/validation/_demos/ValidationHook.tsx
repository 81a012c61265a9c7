import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const season = {
  minDate: dayjs('2025-05-01'),
  maxDate: dayjs('2025-09-30'),
  disablePast: false,
  disableFuture: false,
};
// #preview-end

function BoatTrip() {
  const [trip, setTrip] = useState<Dayjs | null>(dayjs('2025-09-29'));
  // #preview-start
  const {getValidationErrorForNewValue} = useValidation({
    value: trip,
    validator: validateDate,
    props: season,
    timezone: 'default',
  });
  const nextDay = trip?.isValid() ? trip.add(1, 'day') : season.minDate;
  const nextError = getValidationErrorForNewValue(nextDay);
  // #preview-end

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      {/* #preview-start */}
      <DateField label="Boat trip" value={trip} onChange={setTrip} {...season} />
      <Button variant="outlined" disabled={nextError !== null} onClick={() => setTrip(nextDay)}>
        One day later
      </Button>
      {/* #preview-end */}
      <Typography role="status">Next day: {nextError ?? 'allowed'}</Typography>
    </Stack>
  );
}

export default function ValidationHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BoatTrip />
    </LocalizationProvider>
  );
}
