import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs, {type Dayjs} from 'dayjs';

export default function TimeClockDone() {
  const [alarm, setAlarm] = useState<Dayjs | null>(dayjs('2025-03-14T06:30'));
  const [state, setState] = useState('Saved');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center'}}>
        {/* #preview-start */}
        <TimeClock
          value={alarm}
          onChange={(time, selection) => {
            setAlarm(time);
            setState(selection === 'finish' ? 'Saved' : 'Not saved yet');
          }}
          minTime={dayjs('2025-03-14T05:00')}
          maxTime={dayjs('2025-03-14T11:00')}
          sx={{width: '100%'}}
        />
        {/* #preview-end */}
        <Typography role="status">{`${state}: ${alarm?.format('LT') ?? 'no time'}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
