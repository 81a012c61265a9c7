import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';

const deliveries = new Set(['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26']);

// #preview-start
const dot = {
  content: '""',
  position: 'absolute',
  insetBlockEnd: 3,
  inlineSize: 5,
  blockSize: 5,
  borderRadius: '50%',
  bgcolor: 'currentColor',
};

function DeliveryDay(props: PickersDayProps<Dayjs>) {
  const day = dayjs(props.day);
  if (props.outsideCurrentMonth || !deliveries.has(day.format('YYYY-MM-DD'))) {
    return <PickersDay {...props} />;
  }
  return (
    <PickersDay
      {...props}
      aria-label={`${day.format('D')}, delivery day`}
      sx={{fontWeight: 700, '&::after': dot}}
    />
  );
}

export default function PickerDaySlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-03-17')} sx={{maxWidth: '100%'}} slots={{day: DeliveryDay}} />
    </LocalizationProvider>
  );
}
// #preview-end
