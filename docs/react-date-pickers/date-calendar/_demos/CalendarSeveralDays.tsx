import {createContext, useContext, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
const ChosenDays = createContext<readonly string[]>([]);

function ChosenDay(props: PickersDayProps) {
  const days = useContext(ChosenDays);
  const selected = !props.outsideCurrentMonth && days.includes(dayjs(props.day).format('YYYY-MM-DD'));
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function CalendarSeveralDays() {
  const [days, setDays] = useState<readonly string[]>(['2025-04-08', '2025-04-10']);

  function toggle(day: Dayjs | null, step?: string) {
    const key = day?.format('YYYY-MM-DD');
    if (!key || step !== 'finish') return;
    setDays(days.includes(key) ? days.filter((other) => other !== key) : [...days, key].sort());
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <ChosenDays.Provider value={days}>
          <DateCalendar
            value={null}
            onChange={toggle}
            referenceDate={dayjs('2025-04-01')}
            slots={{day: ChosenDay}}
            sx={{maxWidth: '100%'}}
          />
        </ChosenDays.Provider>
        {/* #preview-end */}
        <Typography variant="body2">Shifts: {days.length}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
