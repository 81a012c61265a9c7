import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

// #preview-start
const enFromMonday = {...en, name: 'en-from-monday', weekStart: 1, yearStart: 4};

// The third argument keeps the default locale of the app as it is.
dayjs.locale(enFromMonday, undefined, true);
// #preview-end

export default function AdapterLocaleWeek() {
  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={enFromMonday.name}>
      <DateCalendar
        defaultValue={dayjs('2025-01-15')}
        displayWeekNumber
        sx={{width: '100%', maxWidth: 320}}
      />
    </LocalizationProvider>
    // #preview-end
  );
}
