import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

interface FieldPickerViewProps {
  format?: string;
  readOnly?: boolean;
  disabled?: boolean;
}

export default function FieldPickerView({
  format = 'MM/DD/YYYY',
  readOnly = false,
  disabled = false,
}: FieldPickerViewProps) {
  const [concert, setConcert] = useState<Dayjs | null>(dayjs('2026-09-24'));
  const shared = {value: concert, onChange: setConcert, readOnly, disabled};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320, pt: 1}}>
        {/* #preview-start */}
        <DateField label="Concert (field)" format={format} {...shared} />
        <DatePicker label="Concert (picker)" format={format} {...shared} />
        <DateCalendar {...shared} slotProps={{calendarHeader: {sx: {px: 1}}}} sx={{width: '100%'}} />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
