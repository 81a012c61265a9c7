import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const today = dayjs('2025-05-05');
const items = [
  {label: '2 weeks', getValue: () => today.add(2, 'week')},
  {label: '4 weeks', getValue: () => today.add(4, 'week')},
];

// #preview-start
const below = {
  minWidth: 0,
  [`.${pickersLayoutClasses.shortcuts}`]: {gridColumn: '1 / 4', gridRow: 3, display: 'flex'},
  [`.${pickersLayoutClasses.contentWrapper}`]: {gridColumn: '1 / 4'},
};
// #preview-end

export default function LayoutShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={today.add(2, 'week')}
        slotProps={{
          shortcuts: {items},
          layout: {sx: below},
        }}
        sx={{'& .MuiDateCalendar-root': {width: '100%', maxWidth: 320}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
