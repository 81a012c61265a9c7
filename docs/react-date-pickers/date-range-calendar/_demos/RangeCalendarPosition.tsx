import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange, RangePosition} from '@mui/x-date-pickers-pro/models';
import dayjs, {type Dayjs} from 'dayjs';

const narrow = {'.MuiDateRangeCalendar-monthContainer, .MuiDayCalendar-slideTransition': {minWidth: 0}};

export default function RangeCalendarPosition() {
  const [range, setRange] = useState<DateRange<Dayjs>>([dayjs('2025-09-09'), dayjs('2025-09-13')]);
  const [position, setPosition] = useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: '100%', maxWidth: 320, alignItems: 'center'}}>
        {/* #preview-start */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date to change"
          value={position}
          onChange={(_event, next: RangePosition | null) => next && setPosition(next)}
        >
          <ToggleButton value="start">{range[0]?.format('ll') ?? 'Arrival'}</ToggleButton>
          <ToggleButton value="end">{range[1]?.format('ll') ?? 'Departure'}</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          value={range}
          onChange={setRange}
          rangePosition={position}
          onRangePositionChange={setPosition}
          calendars={1}
          sx={narrow}
        />
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
