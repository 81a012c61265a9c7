import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

const today = dayjs('2025-10-15');

// #preview-start
const weekOf = (day: Dayjs): DateRange<Dayjs> => [day.startOf('week'), day.endOf('week').startOf('day')];

const weeks: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'This week', getValue: () => weekOf(today)},
  {label: 'Last week', getValue: () => weekOf(today.subtract(1, 'week'))},
  {label: 'Reset', getValue: () => [null, null]},
];
// #preview-end

export default function ShortcutsWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        label="Timesheet"
        defaultValue={weekOf(today)}
        calendars={1}
        slotProps={{shortcuts: {items: weeks}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
