import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment, {type InputAdornmentProps} from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// #preview-start
function AdornmentWithHelp({children, ...props}: InputAdornmentProps) {
  return (
    <InputAdornment {...props}>
      <Tooltip title="Printed on the back of the card">
        <IconButton aria-label="Where to find the date">
          <InfoOutlined />
        </IconButton>
      </Tooltip>
      {children}
    </InputAdornment>
  );
}
// #preview-end

export default function OpeningAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Valid until"
        defaultValue={dayjs('2026-02-28')}
        slots={{inputAdornment: AdornmentWithHelp}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
