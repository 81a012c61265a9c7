import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const warranty = dayjs('2025-12-01');

export default function ConceptsStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Disabled" defaultValue={warranty} disabled />
        <DatePicker label="Read only" defaultValue={warranty} readOnly />
        <DatePicker
          label="Required, small, with help"
          defaultValue={warranty}
          slotProps={{
            textField: {required: true, size: 'small', helperText: 'It is printed on the receipt.'},
          }}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
