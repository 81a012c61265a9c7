import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function LayoutTabsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticDateTimePicker
        defaultValue={dayjs('2025-06-18T14:30')}
        slotProps={{
          toolbar: {hidden: true},
          tabs: {hidden: false},
          actionBar: {actions: []},
          layout: {
            sx: {
              minWidth: 0,
              [`.${pickersLayoutClasses.tabs}`]: {order: 1, boxShadow: 'none'},
            },
          },
        }}
        sx={{'& .MuiDateCalendar-root': {width: '100%', maxWidth: 320}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
