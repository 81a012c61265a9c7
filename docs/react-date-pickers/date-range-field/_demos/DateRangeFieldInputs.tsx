import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-11-03'), dayjs('2025-11-07')]}
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'First day' : 'Last day'}),
        }}
        sx={{maxWidth: 400}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
