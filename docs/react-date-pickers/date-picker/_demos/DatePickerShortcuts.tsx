import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const invoice = dayjs('2025-03-05');

const terms: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'On receipt', getValue: () => invoice},
  {label: 'Two weeks', getValue: () => invoice.add(14, 'day')},
  {label: 'One month', getValue: () => invoice.add(1, 'month')},
  {label: 'No due date', getValue: () => null},
];
// #preview-end

export default function DatePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Payment due"
        defaultValue={invoice.add(14, 'day')}
        slotProps={{shortcuts: {items: terms}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
