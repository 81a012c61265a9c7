import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, dayCalendarClasses} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersCalendarHeaderClasses} from '@mui/x-date-pickers/PickersCalendarHeader';
import {pickersDayClasses} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

// #preview-start
const selectors = {
  header: `.${pickersCalendarHeaderClasses.root}`,
  label: `.${pickersCalendarHeaderClasses.label}`,
  switchViewButton: `.${pickersCalendarHeaderClasses.switchViewButton}`,
  weekDayLabel: `.${dayCalendarClasses.weekDayLabel}`,
  weekNumber: `.${dayCalendarClasses.weekNumber}`,
  weekContainer: `.${dayCalendarClasses.weekContainer}`,
  day: `.${pickersDayClasses.root}`,
  selectedDay: `.${pickersDayClasses.root}.${pickersDayClasses.selected}`,
  disabledDay: `.${pickersDayClasses.root}.${pickersDayClasses.disabled}`,
};
// #preview-end

interface PlaygroundClassesProps {
  part?: keyof typeof selectors;
  color?: string;
  outlineWidth?: number;
}

export default function PlaygroundClasses({
  part = 'selectedDay',
  color = 'rebeccapurple',
  outlineWidth = 3,
}: PlaygroundClassesProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        defaultValue={dayjs('2025-07-24')}
        maxDate={dayjs('2025-07-28')}
        displayWeekNumber={part === 'weekNumber'}
        slotProps={{calendarHeader: {sx: {px: 1}}}}
        sx={{
          width: '100%',
          maxWidth: 360,
          [`& ${selectors[part]}`]: {outline: `${outlineWidth}px solid ${color}`, outlineOffset: '-3px'},
        }}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
