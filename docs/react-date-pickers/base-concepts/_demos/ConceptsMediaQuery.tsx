import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2025-09-06');

export default function ConceptsMediaQuery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="By pointer" defaultValue={harvest} />
        <DatePicker
          label="By width of the window"
          defaultValue={harvest}
          desktopModeMediaQuery="@media (min-width: 720px)"
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
