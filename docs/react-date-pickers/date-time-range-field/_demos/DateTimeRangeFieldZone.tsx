import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateTimeRangeFieldZone() {
  const [value, onChange] = useState<DateRange<Dayjs>>([
    dayjs.utc('2025-12-09T22:00:00Z'),
    dayjs.utc('2025-12-10T02:00:00Z'),
  ]);
  const shared = {value, onChange, format: 'MM/DD/YY HH:mm'};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 400}}>
        {/* #preview-start */}
        <SingleInputDateTimeRangeField label="Maintenance, UTC" timezone="UTC" {...shared} />
        <SingleInputDateTimeRangeField label="In Sydney" timezone="Australia/Sydney" {...shared} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
