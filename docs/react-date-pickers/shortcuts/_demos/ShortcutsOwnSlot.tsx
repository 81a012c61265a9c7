import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {useIsValidValue, usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsProps} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

const planted = dayjs('2025-04-01');
const items = [
  {label: '8 weeks', getValue: () => planted.add(8, 'week')},
  {label: '10 weeks', getValue: () => planted.add(10, 'week')},
  {label: 'Reset', getValue: () => null},
];

// #preview-start
function HarvestShortcuts({items: all = [], className}: PickersShortcutsProps<Dayjs | null>) {
  const {value, setValue} = usePickerContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Stack role="group" aria-label="Shortcuts" className={className} spacing={1} sx={{p: 2}}>
      {all.map(({label, getValue}) => {
        const next = getValue({isValid});
        const isCurrent = next ? next.isSame(value, 'day') : value === null;
        return (
          <Chip
            key={label}
            label={label}
            color={isCurrent ? 'primary' : 'default'}
            aria-pressed={isCurrent}
            disabled={!isValid(next)}
            onClick={() =>
              setValue(next, {shortcut: {label}, source: 'view', changeImportance: next ? 'accept' : 'set'})
            }
          />
        );
      })}
    </Stack>
  );
}
// #preview-end

export default function ShortcutsOwnSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Harvest"
        defaultValue={planted.add(8, 'week')}
        slots={{shortcuts: HarvestShortcuts}}
        slotProps={{shortcuts: {items}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
