import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

export default function CalendarBasic() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-04-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateCalendar value={day} onChange={setDay} sx={{maxWidth: '100%'}} />
        <Typography variant="body2">Visit on {day?.format('YYYY-MM-DD')}</Typography>
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
