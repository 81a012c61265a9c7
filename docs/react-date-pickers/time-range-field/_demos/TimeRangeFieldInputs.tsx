import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <MultiInputTimeRangeField
        ampm={false}
        defaultValue={[dayjs('2025-06-02T12:30'), dayjs('2025-06-02T13:15')]}
        dateSeparator="to"
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'Break from' : 'Until'}),
        }}
        sx={{maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
