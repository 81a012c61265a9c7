import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import type {DatePickerToolbarProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const borrowed = dayjs('2025-05-05');

// #preview-start
function LoanToolbar({className, titleId}: DatePickerToolbarProps) {
  const {value} = usePickerContext();

  return (
    <Stack className={className} sx={{p: 2}}>
      <Typography id={titleId}>Return by</Typography>
      <Typography role="status" variant="h6" component="p">
        {value?.isValid() ? `${value.format('dddd')}, ${value.diff(borrowed, 'day')} days` : 'No date'}
      </Typography>
    </Stack>
  );
}
// #preview-end

export default function SubpartsToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <StaticDatePicker
        defaultValue={borrowed.add(14, 'day')}
        orientation="portrait"
        slots={{toolbar: LoanToolbar}}
        slotProps={{actionBar: {actions: []}}}
        sx={{minWidth: 0, '& .MuiDateCalendar-root': {width: '100%', maxWidth: 320}}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
