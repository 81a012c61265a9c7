import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <SingleInputTimeRangeField
        label="Office hours"
        defaultValue={[dayjs('2025-06-02T09:00'), dayjs('2025-06-02T16:30')]}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
