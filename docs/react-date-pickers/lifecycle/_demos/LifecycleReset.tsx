import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

const suggestion = dayjs('2025-09-12');

export default function LifecycleReset() {
  // #preview-start
  const [value, setValue] = useState<Dayjs | null>(null);
  const [resets, setResets] = useState(0);
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DatePicker label="Controlled" value={value} onChange={setValue} />
        <DatePicker label="Uncontrolled" key={resets} defaultValue={suggestion} />
        {/* #preview-end */}
        <Stack direction="row" spacing={1}>
          <Button
            onClick={() => {
              setValue(null);
              setResets(resets + 1);
            }}
          >
            Reset both
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
