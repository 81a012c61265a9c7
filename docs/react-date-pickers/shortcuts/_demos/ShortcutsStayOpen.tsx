import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs, {type Dayjs} from 'dayjs';

const at = (time: string) => dayjs(`2025-01-01T${time}`);

// #preview-start
const doses: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Breakfast', getValue: () => at('07:30')},
  {label: 'Lunch', getValue: () => at('12:30')},
  {label: 'Bedtime', getValue: () => at('22:00')},
];
// #preview-end

export default function ShortcutsStayOpen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <TimePicker
        label="Take at"
        defaultValue={at('12:30')}
        slotProps={{shortcuts: {items: doses, changeImportance: 'set'}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
