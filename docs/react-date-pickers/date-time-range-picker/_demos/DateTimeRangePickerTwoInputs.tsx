import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

// Lets both inputs shrink on phones.
const shrink = {minWidth: 0, '& .MuiPickersSectionList-root': {width: 0}};

export default function DateTimeRangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{width: '100%', maxWidth: 440}}>
        {/* #preview-start */}
        <DateTimeRangePicker
          slots={{field: MultiInputDateTimeRangeField}}
          localeText={{start: 'Departure', end: 'Return'}}
          defaultValue={[dayjs('2025-04-11T07:45'), dayjs('2025-04-13T21:10')]}
          format="M/D LT"
          slotProps={{field: {shouldRespectLeadingZeros: true}, textField: {sx: shrink}}}
        />
        {/* #preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
