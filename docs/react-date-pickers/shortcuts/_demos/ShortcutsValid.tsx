import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

const today = dayjs('2025-06-02');
const bookedDays = new Set(['2025-06-03', '2025-06-04', '2025-06-05']);
const isBooked = (day: Dayjs) => bookedDays.has(day.format('YYYY-MM-DD'));

// #preview-start
const visits: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Tomorrow', getValue: () => today.add(1, 'day')},
  {
    label: 'Next free day',
    getValue: ({isValid}) => {
      const days = Array.from({length: 60}, (_, index) => today.add(index + 1, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];
// #preview-end

export default function ShortcutsValid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Dentist"
        referenceDate={today}
        minDate={today}
        shouldDisableDate={isBooked}
        slotProps={{shortcuts: {items: visits}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
