import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext, useParsedFormat, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function ClickField(props: DatePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {value, timezone, fieldFormat, label, name, setOpen, triggerRef} = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const {hasValidationError} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      ref={triggerRef}
      label={label}
      name={name}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      placeholder={placeholder}
      error={hasValidationError}
      helperText={hasValidationError ? 'Not a day of the fair' : 'Click, or press Enter'}
      onClick={() => {
        setOpen(true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setOpen(true);
      }}
      slotProps={{
        htmlInput: {readOnly: true, 'aria-haspopup': 'dialog'},
        inputLabel: {shrink: true},
      }}
      sx={{width: '100%', maxWidth: 320}}
    />
  );
}
// #preview-end

export default function FieldReadOnlyInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Visit"
        minDate={dayjs('2025-09-12')}
        maxDate={dayjs('2025-09-16')}
        slots={{field: ClickField}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
