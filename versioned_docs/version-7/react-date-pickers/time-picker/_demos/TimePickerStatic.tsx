import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import dayjs, {type Dayjs} from 'dayjs';

export default function TimePickerStatic() {
  const [wake, setWake] = useState<Dayjs | null>(dayjs('2025-01-01T07:10'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticTimePicker
        value={wake}
        onChange={setWake}
        localeText={{toolbarTitle: 'Wake me at'}}
        slotProps={{actionBar: {actions: []}}}
        sx={{minWidth: 0, '& .MuiTimeClock-root': {width: '100%'}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
