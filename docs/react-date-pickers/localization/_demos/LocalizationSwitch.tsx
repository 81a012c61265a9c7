import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {enUS, koKR, ptBR} from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import 'dayjs/locale/pt-br';

// #preview-start
const packs = {en: enUS, ko: koKR, 'pt-br': ptBR};
// #preview-end
type Code = keyof typeof packs;

export default function LocalizationSwitch() {
  const [code, setCode] = useState<Code>('ko');

  return (
    <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_, next: Code | null) => setCode(next ?? code)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="ko">한국어</ToggleButton>
        <ToggleButton value="pt-br">Português</ToggleButton>
      </ToggleButtonGroup>
      {/* #preview-start */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={code}
        localeText={packs[code].components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DatePicker label="Concert" defaultValue={dayjs('2025-11-21')} closeOnSelect={false} />
      </LocalizationProvider>
      {/* #preview-end */}
    </Stack>
  );
}
