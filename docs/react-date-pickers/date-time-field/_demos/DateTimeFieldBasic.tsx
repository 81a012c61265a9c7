import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateTimeField
        label="Parcel received"
        defaultValue={dayjs('2025-10-06T14:20')}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
