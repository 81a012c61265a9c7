import Button from '@mui/material/Button';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext, usePickerTranslations} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function DateButton() {
  const picker = usePickerContext<Dayjs | null>();
  const translations = usePickerTranslations();
  const text = picker.value?.isValid() ? picker.value.format(picker.fieldFormat) : null;

  return (
    <Button
      ref={picker.triggerRef}
      variant="outlined"
      disabled={picker.triggerStatus !== 'enabled'}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      title={translations.openDatePickerDialogue(text)}
      onClick={() => {
        picker.setOpen(true);
      }}
    >
      {picker.label}: {text ?? 'choose a day'}
    </Button>
  );
}
// #preview-end

export default function FieldAsButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker label="Departure" defaultValue={dayjs('2025-09-12')} slots={{field: DateButton}} />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
