import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface PlaygroundFieldProps {
  label?: string;
  format?: string;
  variant?: 'outlined' | 'filled' | 'standard';
  size?: 'small' | 'medium';
  openPickerButtonPosition?: 'start' | 'end';
  clearable?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}

export default function PlaygroundField({
  label = 'Delivery',
  format = 'MM/DD/YYYY',
  variant = 'outlined',
  size = 'medium',
  openPickerButtonPosition = 'end',
  clearable = false,
  readOnly = false,
  disabled = false,
}: PlaygroundFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label={label}
        format={format}
        readOnly={readOnly}
        disabled={disabled}
        defaultValue={dayjs('2025-07-24')}
        slotProps={{
          field: {clearable, openPickerButtonPosition},
          textField: {variant, size, helperText: 'Between 8 and 18'},
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
