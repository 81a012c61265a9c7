import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

export default function LayoutLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Concert"
        defaultValue={dayjs('2025-11-22')}
        orientation="landscape"
        slotProps={{
          toolbar: {hidden: false, toolbarFormat: 'ddd, MMM D'},
          layout: {
            sx: {
              [`.${pickersLayoutClasses.toolbar}`]: {bgcolor: 'primary.main', color: 'primary.contrastText'},
            },
          },
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
