import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs, {type Dayjs} from 'dayjs';

export default function ConceptsOneValue() {
  // #preview-start
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-05-20T19:30'));
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="Only the day" value={start} onChange={setStart} />
        <TimeField label="Only the time" value={start} onChange={setStart} />
        <DateTimePicker label="Both" value={start} onChange={setStart} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
