import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'Fill in day, month and year.';
  }
  return value.isValid() ? `That is a ${value.format('dddd')}.` : 'There is no such day.';
}

export default function DateFieldChecked() {
  // #preview-start
  const [opening, setOpening] = useState<Dayjs | null>(dayjs('2025-05-30'));
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateField
        label="Opening day"
        value={opening}
        onChange={setOpening}
        helperText={describe(opening)}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
