import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

const quarter: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2025-06-30')];

export default function DateRangePickerCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateRangePicker label="One month" defaultValue={quarter} calendars={1} />
        <DateRangePicker
          label="This month on the right"
          defaultValue={quarter}
          calendars={2}
          currentMonthCalendarPosition={2}
          disableAutoMonthSwitching
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
