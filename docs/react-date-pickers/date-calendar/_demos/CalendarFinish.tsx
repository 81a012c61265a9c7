import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

export default function CalendarFinish() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-16'));
  const [change, setChange] = useState('Choose a year, a month, and a day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="year"
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2029-12-31')}
          value={value}
          onChange={(next, selectionState) => {
            setValue(next);
            setChange(`${selectionState ?? 'cleared'}: ${next?.format('YYYY-MM-DD') ?? ''}`);
          }}
          sx={{maxWidth: '100%'}}
        />
        {/* #preview-end */}
        <Typography variant="body2">{change}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
