import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opening = dayjs('2025-09-12');

export default function AccessibleError() {
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Visit"
        minDate={opening}
        defaultValue={dayjs('2025-09-14')}
        onError={setError}
        slotProps={{
          textField: {
            required: true,
            helperText: error ? 'The fair opens on September 12, 2025' : 'Any day from September 12, 2025',
          },
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
