import {useEffect, useRef, useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DayCalendarSkeleton} from '@mui/x-date-pickers/DayCalendarSkeleton';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

/** Stands for a request: the booked days of a month. */
const bookedDays = (month: Dayjs) => [3, 4, 11, 18 + (month.month() % 5)];

export default function CalendarLoading() {
  const timer = useRef<number>(undefined);
  const [loading, setLoading] = useState(false);
  const [booked, setBooked] = useState(() => bookedDays(dayjs('2025-04-01')));

  useEffect(() => () => window.clearTimeout(timer.current), []);

  // #preview-start
  function loadMonth(month: Dayjs) {
    window.clearTimeout(timer.current);
    setLoading(true);
    timer.current = window.setTimeout(() => {
      setBooked(bookedDays(month));
      setLoading(false);
    }, 800);
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        defaultValue={dayjs('2025-04-16')}
        views={['day']}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={loadMonth}
        shouldDisableDate={(day) => booked.includes(day.date())}
        sx={{maxWidth: '100%'}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
