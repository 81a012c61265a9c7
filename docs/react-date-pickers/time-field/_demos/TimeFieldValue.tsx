import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs, {type Dayjs} from 'dayjs';

const flightDay = dayjs('2025-08-02');

export default function TimeFieldValue() {
  const [landing, setLanding] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <TimeField label="Landing" referenceDate={flightDay} value={landing} onChange={setLanding} />
        {/* #preview-end */}
        <Typography role="status">
          {landing?.isValid() ? landing.format('LL HH:mm:ss') : 'Incomplete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
