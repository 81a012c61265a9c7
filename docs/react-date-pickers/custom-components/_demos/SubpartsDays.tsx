import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickerDayOwnerState} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const holidays = new Map([
  ['2025-05-01', 'Labor Day'],
  ['2025-05-29', 'Ascension Day'],
]);

// #preview-start
function holidayProps({day}: PickerDayOwnerState) {
  const name = holidays.get(day.format('YYYY-MM-DD'));
  return name
    ? {title: name, 'aria-label': `${day.date()}, ${name}`, sx: {outline: '2px solid', outlineOffset: -4}}
    : {};
}
// #preview-end

export default function SubpartsDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slotProps={{day: holidayProps}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
