import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const close = dayjs('2025-05-31');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'Last 7 days', getValue: () => [close.subtract(6, 'day'), close]},
  {label: 'This month', getValue: () => [close.startOf('month'), close]},
  {label: 'This year', getValue: () => [close.startOf('year'), close]},
  {label: 'Reset', getValue: () => [null, null]},
];
// #preview-end

export default function DateRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        label="Report"
        defaultValue={[close.startOf('month'), close]}
        maxDate={close}
        calendars={1}
        slotProps={{shortcuts: {items: periods}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
