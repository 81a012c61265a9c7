import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import dayjs, {type Dayjs} from 'dayjs';

const opened = dayjs('2021-04-01');
const today = dayjs('2026-06-30');

export default function CalendarMonthYear() {
  const [month, setMonth] = useState<Dayjs | null>(dayjs('2025-04-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: '100%', maxWidth: 320}}>
        <Typography variant="body2">Sales report of {month?.format('YYYY-MM')}</Typography>
        {/* #preview-start */}
        <YearCalendar
          value={month}
          onChange={setMonth}
          minDate={opened}
          maxDate={today}
          yearsPerRow={4}
          sx={{width: '100%'}}
        />
        <MonthCalendar
          value={month}
          onChange={setMonth}
          minDate={opened}
          maxDate={today}
          monthsPerRow={4}
          sx={{width: '100%'}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
