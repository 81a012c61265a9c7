import Button from '@mui/material/Button';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function RangeButton() {
  const {value, fieldFormat, label, open, setOpen, triggerRef} =
    usePickerContext<[Dayjs | null, Dayjs | null]>();
  const days = value.map((day) => (day?.isValid() ? day.format(fieldFormat) : '…')).join(' – ');

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        setOpen(true);
      }}
    >
      {label}: {days}
    </Button>
  );
}

RangeButton.fieldType = 'single-input';
// #preview-end

export default function FieldRangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2025-09-12'), dayjs('2025-09-16')]}
        slots={{field: RangeButton}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
