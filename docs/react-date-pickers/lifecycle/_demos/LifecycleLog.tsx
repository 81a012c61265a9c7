import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

const text = (value: Dayjs | null) => (value?.isValid() ? value.format('YYYY-MM-DD') : String(value));

export default function LifecycleLog() {
  const [lines, setLines] = useState<readonly string[]>([]);

  function log(line: string) {
    setLines((before) => [...before, line].slice(-5));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2025-09-12')}
          minDate={dayjs('2025-09-01')}
          onOpen={() => {
            log('onOpen');
          }}
          onChange={(value, {source}) => {
            log(`onChange ${text(value)}, ${source}`);
          }}
          onAccept={(value, {source}) => {
            log(`onAccept ${text(value)}, ${source}`);
          }}
          onError={(code) => {
            log(`onError ${code}`);
          }}
          onClose={() => {
            log('onClose');
          }}
        />
        {/* #preview-end */}
        <Typography component="pre" variant="body2" role="log" sx={{m: 0, height: 110}}>
          {lines.join('\n')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
