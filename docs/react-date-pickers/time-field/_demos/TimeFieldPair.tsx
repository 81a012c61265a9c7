import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs, {type Dayjs} from 'dayjs';

const day = dayjs('2025-05-12');

export default function TimeFieldPair() {
  const [from, setFrom] = useState<Dayjs | null>(day.hour(9));
  const [until, setUntil] = useState<Dayjs | null>(day.hour(17).minute(30));
  // #preview-start
  const minutes = from?.isValid() && until?.isValid() ? until.diff(from, 'minute') : null;
  const hours = minutes === null ? 'Enter both times' : `${minutes / 60} hours`;
  const isReversed = minutes !== null && minutes < 0;
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{width: '100%', maxWidth: 400}}>
        {/* #preview-start */}
        <TimeField
          label="From"
          ampm={false}
          referenceDate={day}
          value={from}
          onChange={setFrom}
          helperText=" "
        />
        <TimeField
          label="Until"
          ampm={false}
          referenceDate={day}
          value={until}
          onChange={setUntil}
          error={isReversed}
          helperText={isReversed ? 'Before the start' : hours}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
