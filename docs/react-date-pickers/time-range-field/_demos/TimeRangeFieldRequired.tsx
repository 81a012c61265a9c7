import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, {type Dayjs} from 'dayjs';

export default function TimeRangeFieldRequired() {
  const [visit, setVisit] = useState<DateRange<Dayjs>>([dayjs('2025-06-02T10:00'), null]);
  const [message, setMessage] = useState(' ');

  // #preview-start
  function book() {
    const [start, end] = visit;
    if (!start?.isValid() || !end?.isValid()) {
      setMessage('Enter both times');
    } else if (!start.isBefore(end)) {
      setMessage('The end must be after the start');
    } else {
      setMessage(`Booked ${end.diff(start, 'minute')} minutes`);
    }
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <SingleInputTimeRangeField label="Visit" value={visit} onChange={setVisit} helperText={message} />
        {/* #preview-end */}
        <Button variant="outlined" onClick={book}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
