import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const sent = dayjs('2025-03-05');

const reminders: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'In 3 days', getValue: () => sent.add(3, 'day')},
  {label: 'Next week', getValue: () => sent.add(1, 'week')},
  {label: 'Month end', getValue: () => sent.endOf('month').startOf('day')},
  {label: 'Never', getValue: () => null},
];
// #preview-end

export default function ShortcutsBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Remind me on"
        defaultValue={sent.add(3, 'day')}
        slotProps={{shortcuts: {items: reminders}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
