import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, {type Dayjs} from 'dayjs';

function write(value: Dayjs | null) {
  return value?.isValid() ? value.format('ll') : 'nothing valid';
}

export default function ConceptsChangeAccept() {
  const [changed, setChanged] = useState('not yet');
  const [accepted, setAccepted] = useState('not yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320, pt: 1}}>
        {/* #preview-start */}
        <MobileDatePicker
          label="Dentist"
          defaultValue={dayjs('2025-03-18')}
          onChange={(value, context) => setChanged(`${write(value)}, from the ${context.source}`)}
          onAccept={(value) => setAccepted(write(value))}
        />
        {/* #preview-end */}
        <Typography role="status">Changed: {changed}</Typography>
        <Typography role="status">Accepted: {accepted}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
