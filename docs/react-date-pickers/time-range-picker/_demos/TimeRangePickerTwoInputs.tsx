import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const at = (time: string) => dayjs(`2025-01-01T${time}`);

// Lets both inputs shrink on phones.
const shrink = {minWidth: 0, '& .MuiPickersSectionList-root': {width: 0}};

export default function TimeRangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{width: '100%', maxWidth: 440}}>
        {/* #preview-start */}
        <TimeRangePicker
          slots={{field: MultiInputTimeRangeField}}
          localeText={{start: 'Doors', end: 'Curfew'}}
          defaultValue={[at('19:00'), at('23:00')]}
          slotProps={{textField: {sx: shrink}}}
        />
        {/* #preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
