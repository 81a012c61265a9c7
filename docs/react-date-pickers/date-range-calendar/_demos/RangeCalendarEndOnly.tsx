import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};
const borrowed = dayjs('2025-05-06');

export default function RangeCalendarEndOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangeCalendar
        defaultValue={[borrowed, borrowed.add(14, 'day')]}
        rangePosition="end"
        availableRangePositions={['end']}
        minDate={borrowed}
        disableDragEditing
        calendars={1}
        sx={narrow}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
