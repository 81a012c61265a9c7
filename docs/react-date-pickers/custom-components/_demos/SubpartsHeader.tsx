import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const arrows = {'[dir=rtl] & svg': {transform: 'scaleX(-1)'}};

// #preview-start
function YearAndMonthHeader({currentMonth, onMonthChange, labelId}: PickersCalendarHeaderProps) {
  const move = (months: number) => () => onMonthChange(currentMonth.add(months, 'month'));

  return (
    <Stack direction="row" sx={{...arrows, px: 1, py: 1, alignItems: 'center'}}>
      <IconButton aria-label="Previous year" onClick={move(-12)}>
        <KeyboardDoubleArrowLeft />
      </IconButton>
      <IconButton aria-label="Previous month" onClick={move(-1)}>
        <KeyboardArrowLeft />
      </IconButton>
      <Typography id={labelId} aria-live="polite" sx={{flex: 1, textAlign: 'center'}}>
        {currentMonth.format('MMM YYYY')}
      </Typography>
      <IconButton aria-label="Next month" onClick={move(1)}>
        <KeyboardArrowRight />
      </IconButton>
      <IconButton aria-label="Next year" onClick={move(12)}>
        <KeyboardDoubleArrowRight />
      </IconButton>
    </Stack>
  );
}
// #preview-end

export default function SubpartsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-03-17')}
        slots={{calendarHeader: YearAndMonthHeader}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
