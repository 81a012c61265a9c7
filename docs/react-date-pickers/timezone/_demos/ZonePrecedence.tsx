import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const noon = dayjs.tz('2025-06-10T12:00', 'Asia/Tokyo');

export default function ZonePrecedence() {
  const [empty, setEmpty] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimePicker label="Zone of the value: Tokyo" defaultValue={noon} />
        <DateTimePicker label="Zone of the prop: New York" defaultValue={noon} timezone="America/New_York" />
        <DateTimePicker
          label="Zone of the reference: Tokyo"
          value={empty}
          onChange={setEmpty}
          referenceDate={noon}
          slotProps={{textField: {helperText: empty?.isValid() ? empty.format() : 'Pick a time'}}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
