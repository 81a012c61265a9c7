import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';

export default function FieldsFocus() {
  const input = useRef<HTMLInputElement>(null);
  const [arrival, setArrival] = useState<Dayjs | null>(null);
  const [helperText, setHelperText] = useState('Day of your first night');

  // #preview-start
  function book() {
    if (arrival?.isValid()) {
      setHelperText(`Booked from ${arrival.format('LL')}`);
    } else {
      setHelperText('Enter the day first');
      input.current?.focus();
    }
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField
          label="Arrival"
          value={arrival}
          onChange={setArrival}
          inputRef={input}
          helperText={helperText}
        />
        {/* #preview-end */}
        <Button variant="outlined" onClick={book}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
