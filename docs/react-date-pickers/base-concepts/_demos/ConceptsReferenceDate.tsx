import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const fair = dayjs('2025-09-13T08:00');
// #preview-end

export default function ConceptsReferenceDate() {
  const [arrival, setArrival] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimePicker label="Arrival at the fair" value={arrival} onChange={setArrival} referenceDate={fair} />
        {/* #preview-end */}
        <Typography role="status">
          {arrival?.isValid() ? arrival.format('YYYY-MM-DD HH:mm') : 'Choose a time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
