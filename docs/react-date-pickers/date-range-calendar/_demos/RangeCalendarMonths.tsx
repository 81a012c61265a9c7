import useMediaQuery from '@mui/material/useMediaQuery';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

export default function RangeCalendarMonths() {
  // #preview-start
  const isWide = useMediaQuery('(min-width: 1280px)');
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        currentMonthCalendarPosition={isWide ? 2 : 1}
        disableAutoMonthSwitching
        fixedWeekNumber={6}
        defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-27')]}
        sx={narrow}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
