import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeRangePickerHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      {/* #preview-start */}
      <DateTimeRangePicker
        label="Stay"
        defaultValue={[dayjs('2025-08-01T15:00'), dayjs('2025-08-04T10:00')]}
        views={['day', 'hours']}
        timeSteps={{minutes: 60}}
        calendars={2}
        format="MMM D, h A"
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
