import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

// #preview-start
const persianDay = new Intl.DateTimeFormat('en-u-ca-persian', {day: 'numeric'});
const persianDate = new Intl.DateTimeFormat('en-u-ca-persian', {dateStyle: 'long'});

function PersianDay(props: PickersDayProps) {
  const date = dayjs(props.day).toDate();
  return (
    <PickersDay
      {...props}
      aria-label={`${date.getDate()}, ${persianDate.format(date)}`}
      sx={{flexDirection: 'column', lineHeight: 1.1}}
    >
      {date.getDate()}
      <small style={{fontSize: 10}}>{persianDay.format(date)}</small>
    </PickersDay>
  );
}
// #preview-end

export default function SystemsSecondCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar defaultValue={dayjs('2025-03-21')} slots={{day: PersianDay}} sx={{maxWidth: '100%'}} />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
