import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerSlotFunction() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Return by"
        defaultValue={dayjs('2026-03-17')}
        slotProps={{
          actionBar: {actions: ['clear', 'today']},
          field: {clearable: true},
          textField: ({isPickerValueEmpty}) => ({
            helperText: isPickerValueEmpty
              ? 'No date: the loan has no end'
              : 'A reminder is sent that morning',
          }),
        }}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
