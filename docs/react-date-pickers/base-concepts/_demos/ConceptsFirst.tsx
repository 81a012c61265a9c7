import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

export default function ConceptsFirst() {
  const [premiere, setPremiere] = useState<Dayjs | null>(dayjs('2025-11-07'));

  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        <DatePicker label="Premiere" value={premiere} onChange={setPremiere} />
        <Typography role="status">{premiere?.isValid() ? premiere.format('LL') : 'No date yet'}</Typography>
      </Stack>
    </LocalizationProvider>
    // #preview-end
  );
}
