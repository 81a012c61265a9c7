import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const holidays = new Set(['2025-12-24', '2025-12-25', '2025-12-26']);

const isHoliday = (day: Dayjs) => holidays.has(day.format('YYYY-MM-DD'));
const isSummer = (month: Dayjs) => month.month() === 6 || month.month() === 7;
const isOdd = (year: Dayjs) => year.year() % 2 === 1;
// #preview-end

export default function ValidationClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="No holidays" defaultValue={dayjs('2025-12-25')} shouldDisableDate={isHoliday} />
        <DatePicker
          label="Not in July and August"
          views={['year', 'month']}
          defaultValue={dayjs('2025-09-01')}
          shouldDisableMonth={isSummer}
        />
        <DatePicker
          label="Even years only"
          views={['year']}
          defaultValue={dayjs('2024-01-01')}
          shouldDisableYear={isOdd}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
