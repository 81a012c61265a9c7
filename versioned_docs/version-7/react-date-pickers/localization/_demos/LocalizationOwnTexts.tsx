import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function LocalizationOwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <MobileDatePicker
        label="Check-up"
        defaultValue={dayjs('2025-02-12')}
        localeText={{
          toolbarTitle: 'When can you come?',
          okButtonLabel: 'Take this day',
          cancelButtonLabel: 'Back',
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
