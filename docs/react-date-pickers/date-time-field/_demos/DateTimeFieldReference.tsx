import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

export default function DateTimeFieldReference() {
  const [talk, setTalk] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimeField
          label="Talk"
          format="MM/DD HH:mm"
          referenceDate={dayjs('2025-01-01')}
          value={talk}
          onChange={setTalk}
        />
        {/* #preview-end */}
        <Typography role="status">{talk?.isValid() ? talk.format('LL HH:mm:ss') : 'Incomplete'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
