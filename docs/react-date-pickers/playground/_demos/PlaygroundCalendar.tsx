import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DayCalendarSkeleton} from '@mui/x-date-pickers/DayCalendarSkeleton';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

interface PlaygroundCalendarProps {
  openTo?: 'day' | 'month' | 'year';
  showDaysOutsideCurrentMonth?: boolean;
  displayWeekNumber?: boolean;
  fixedWeekNumber?: number;
  yearsOrder?: 'asc' | 'desc';
  yearsPerRow?: 3 | 4;
  withoutWeekends?: boolean;
  loading?: boolean;
}

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function PlaygroundCalendar({
  openTo = 'day',
  showDaysOutsideCurrentMonth = false,
  displayWeekNumber = false,
  fixedWeekNumber = 5,
  yearsOrder = 'asc',
  yearsPerRow = 3,
  withoutWeekends = false,
  loading = false,
}: PlaygroundCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        defaultValue={dayjs('2025-07-24')}
        views={['year', 'month', 'day']}
        openTo={openTo}
        showDaysOutsideCurrentMonth={showDaysOutsideCurrentMonth}
        displayWeekNumber={displayWeekNumber}
        fixedWeekNumber={fixedWeekNumber}
        yearsOrder={yearsOrder}
        yearsPerRow={yearsPerRow}
        shouldDisableDate={withoutWeekends ? isWeekend : undefined}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        minDate={dayjs('2015-01-01')}
        maxDate={dayjs('2032-12-31')}
        slotProps={{calendarHeader: {sx: {px: 1}}}}
        sx={{width: '100%', maxWidth: 360}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
