import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateRangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        localeText={{start: 'Check-in', end: 'Check-out'}}
        defaultValue={[dayjs('2025-09-19'), dayjs('2025-09-22')]}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
