import Stack from '@mui/material/Stack';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, {type Dayjs} from 'dayjs';

const fair: DateRange<Dayjs> = [dayjs('2025-11-11'), dayjs('2025-11-15')];

export default function DateRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <SingleInputDateRangeField label="With a word" defaultValue={fair} dateSeparator="to" />
        <SingleInputDateRangeField label="ISO dates" defaultValue={fair} format="YYYY-MM-DD" />
        <SingleInputDateRangeField label="Without a year" defaultValue={fair} format="MM/DD" />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
