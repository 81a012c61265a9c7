import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange, RangePosition} from '@mui/x-date-pickers-pro/models';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, {type Dayjs} from 'dayjs';

const day = dayjs('2025-01-01');

export default function TimeRangePickerEndLater() {
  const [lesson, setLesson] = useState<DateRange<Dayjs>>([day.hour(14), day.hour(16)]);
  const [position, setPosition] = useState<RangePosition>('start');
  const [start] = lesson;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimeRangePicker
        label="Driving lesson"
        value={lesson}
        onChange={setLesson}
        rangePosition={position}
        onRangePositionChange={setPosition}
        minTime={position === 'end' && start?.isValid() ? start : day.hour(8)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
