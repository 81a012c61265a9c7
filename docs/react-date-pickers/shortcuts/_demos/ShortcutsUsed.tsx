import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, {type Dayjs} from 'dayjs';

const payday = dayjs('2025-08-29');

// #preview-start
const due: PickersShortcutsItem<Dayjs | null>[] = [
  {id: 'due-payday', label: 'Payday', getValue: () => payday},
  {id: 'due-month-end', label: 'Month end', getValue: () => payday.endOf('month').startOf('day')},
];
// #preview-end

export default function ShortcutsUsed() {
  const [source, setSource] = useState('Not changed yet.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Rent due"
          defaultValue={dayjs('2025-08-20')}
          slotProps={{shortcuts: {items: due}}}
          onChange={(_value, context) => setSource(context.shortcut?.id ?? 'Calendar or keyboard')}
        />
        {/* #preview-end */}
        <Typography role="status">{source}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
