import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <SingleInputDateTimeRangeField
        label="Power cut"
        format="MM/DD/YY HH:mm"
        defaultValue={[dayjs('2025-12-09T23:40'), dayjs('2025-12-10T04:15')]}
        sx={{width: '100%', maxWidth: 400}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
