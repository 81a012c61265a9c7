import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';

const opening = dayjs('2025-03-09T20:30');

export default function AdapterLocaleSwitch() {
  const [locale, setLocale] = useState('de');

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        {['en', 'en-gb', 'de', 'zh-cn'].map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimeField label="Opening" defaultValue={opening} />
        <DateCalendar defaultValue={opening} sx={{width: '100%'}} />
      </LocalizationProvider>
      {/* #preview-end */}
    </Stack>
  );
}
