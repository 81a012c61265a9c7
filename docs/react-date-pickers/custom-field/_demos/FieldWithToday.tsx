import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerActionsContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #preview-start
function FieldAndToday(props: DatePickerFieldProps) {
  const {setValueToToday} = usePickerActionsContext();

  return (
    <Stack direction="row" spacing={1} sx={{width: '100%', maxWidth: 360}}>
      <DateField {...props} sx={{flexGrow: 1}} />
      <Button onClick={setValueToToday}>Today</Button>
    </Stack>
  );
}
// #preview-end

export default function FieldWithToday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker label="Invoice date" slots={{field: FieldAndToday}} />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
