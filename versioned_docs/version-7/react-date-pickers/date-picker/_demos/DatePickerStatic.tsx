import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, {type Dayjs} from 'dayjs';

export default function DatePickerStatic() {
  const [visit, setVisit] = useState<Dayjs | null>(dayjs('2025-04-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticDatePicker
        value={visit}
        onChange={setVisit}
        orientation="portrait"
        localeText={{toolbarTitle: 'Museum visit'}}
        slotProps={{actionBar: {actions: ['clear']}, toolbar: {toolbarFormat: 'll'}}}
        sx={{minWidth: 0, '& .MuiDateCalendar-root': {width: '100%', maxWidth: 320}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
