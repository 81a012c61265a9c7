import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

// Lets both inputs shrink on phones.
const shrink = {minWidth: 0, '& .MuiPickersSectionList-root': {width: 0}};

export default function DateRangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{width: '100%', maxWidth: 480}}>
        {/* #preview-start */}
        <DateRangePicker
          slots={{field: MultiInputDateRangeField}}
          localeText={{start: 'Check-in', end: 'Check-out'}}
          defaultValue={[dayjs('2025-09-19'), dayjs('2025-09-22')]}
          slotProps={{textField: {sx: shrink}}}
        />
        {/* #preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
