import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, {type Dayjs} from 'dayjs';

export default function DateTimePickerStatic() {
  const [concert, setConcert] = useState<Dayjs | null>(dayjs('2025-03-21T20:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticDateTimePicker
        value={concert}
        onChange={setConcert}
        ampm={false}
        localeText={{toolbarTitle: 'Concert begins'}}
        slotProps={{actionBar: {actions: []}}}
        sx={{
          minWidth: 0,
          '& .MuiDateCalendar-root': {width: '100%', maxWidth: 320},
        }}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
