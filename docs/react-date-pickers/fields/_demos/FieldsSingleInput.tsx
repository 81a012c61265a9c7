import {styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// #preview-start
const RoundTextField = styled(TextField)({
  '& .MuiOutlinedInput-root': {borderRadius: 28},
});
// #preview-end

export default function FieldsSingleInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Next inspection"
        defaultValue={dayjs('2025-09-12')}
        enableAccessibleFieldDOMStructure={false}
        slots={{textField: RoundTextField}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
