import {useState} from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs, {type Dayjs} from 'dayjs';

const views = ['hours', 'minutes', 'seconds'] as const;
type View = (typeof views)[number];
const formats = {hours: 'HH', minutes: 'mm', seconds: 'ss'};

export default function TimeClockHeader() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-03-14T14:40:15'));
  // #preview-start
  const [view, setView] = useState<View>('hours');
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{alignItems: 'center'}}>
        {/* #preview-start */}
        <ToggleButtonGroup exclusive value={view} onChange={(_, next: View | null) => next && setView(next)}>
          {views.map((name) => (
            <ToggleButton key={name} value={name} aria-label={name} sx={{fontSize: 24, px: 2}}>
              {start?.format(formats[name])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          value={start}
          onChange={setStart}
          views={views}
          view={view}
          onViewChange={setView}
          ampm={false}
          sx={{width: '100%'}}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
