import {useState} from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'empty';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'incomplete, or no such date';
}

export default function ControlledValue() {
  // #preview-start
  const [delivery, setDelivery] = useState<Dayjs | null>(dayjs('2026-03-12'));
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex w-full max-w-80 flex-col gap-4">
        {/* #preview-start */}
        <DatePicker label="Delivery day" value={delivery} onChange={setDelivery} />
        <Typography role="status">Value: {describe(delivery)}</Typography>
        <Button variant="outlined" onClick={() => setDelivery(null)}>
          Clear
        </Button>
        {/* #preview-end */}
      </div>
    </LocalizationProvider>
  );
}
