import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2025-03-04');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField label="ISO" defaultValue={issued} format="YYYY-MM-DD" />
        <DateField label="In words" defaultValue={issued} format="LL" />
        <DateField label="Words between" defaultValue={issued} format="[Day] DD [of] MMM YYYY" />
        <DateField label="Spacious" defaultValue={issued} format="DD/MM/YYYY" formatDensity="spacious" />
        <DateField
          label="No leading zeros"
          defaultValue={issued}
          format="M/D/YYYY"
          shouldRespectLeadingZeros
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
