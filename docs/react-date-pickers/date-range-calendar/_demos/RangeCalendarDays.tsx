import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePickerDay, type DateRangePickerDayProps} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

// #preview-start
const fullMoons = new Set(['2025-10-07', '2025-11-05']);

function MoonDay(props: DateRangePickerDayProps) {
  const day = dayjs(props.day);
  if (props.outsideCurrentMonth || !fullMoons.has(day.format('YYYY-MM-DD'))) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay {...props} aria-label={`${day.date()}, full moon`}>
      ●
    </DateRangePickerDay>
  );
}
// #preview-end

export default function RangeCalendarDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangeCalendar
        defaultValue={[dayjs('2025-10-05'), dayjs('2025-10-10')]}
        slots={{day: MoonDay}}
        calendars={1}
        sx={narrow}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
