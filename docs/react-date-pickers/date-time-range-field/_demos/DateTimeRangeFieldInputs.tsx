import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <MultiInputDateTimeRangeField
        direction="column"
        alignItems="stretch"
        defaultValue={[dayjs('2025-12-09T10:00'), dayjs('2025-12-12T18:00')]}
        slots={{separator: () => null}}
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'Pick-up' : 'Return'}),
        }}
        sx={{width: '100%', maxWidth: 280}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
