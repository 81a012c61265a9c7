import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// #preview-start
const formats = {
  keyboardDate: 'YYYY-MM-DD',
  normalDateWithWeekday: 'ddd D MMM',
  month: 'MMM',
};
// #preview-end

const lecture = dayjs('2025-02-19');

export default function AdapterLocaleDateFormats() {
  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320, pt: 1}}>
        <DateField label="keyboardDate" defaultValue={lecture} />
        <StaticDatePicker
          defaultValue={lecture}
          orientation="portrait"
          slotProps={{actionBar: {actions: []}}}
          sx={{minWidth: 0, '& .MuiDateCalendar-root': {width: '100%'}}}
        />
      </Stack>
    </LocalizationProvider>
    // #preview-end
  );
}
