import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
/** Years count from 543 BCE: 2025 is displayed and typed as 2568. */
class AdapterBuddhist extends AdapterDayjs {
  constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const {formatByString, parse} = this;

    this.formatByString = (value: Dayjs, format: string) =>
      formatByString(value, this.expandFormat(format).replace(/YYYY/g, `[${value.year() + 543}]`));

    this.parse = (value: string, format: string) =>
      parse(
        value.replace(/\d{4}/, (year) => String(Number(year) - 543).padStart(4, '0')),
        format,
      );
  }
}
// #preview-end

export default function SystemsBuddhist() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-04-13'));

  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterBuddhist}>
      <DatePicker
        label="Date of birth, Buddhist era"
        format="DD/MM/YYYY"
        value={day}
        onChange={setDay}
        slotProps={{textField: {helperText: day?.isValid() ? day.format('YYYY-MM-DD') : 'No date'}}}
        sx={{width: '100%', maxWidth: 320}}
      />
    </LocalizationProvider>
    // #preview-end
  );
}
