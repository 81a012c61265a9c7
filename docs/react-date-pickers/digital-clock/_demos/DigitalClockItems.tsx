import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock, DigitalClockItem, type DigitalClockItemProps} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const seats: Readonly<Record<string, number>> = {'14:00': 12, '16:30': 3, '19:00': 40};

// #preview-start
function Showing(props: DigitalClockItemProps) {
  const free = seats[props.itemValue.format('HH:mm')] ?? 0;
  return (
    <DigitalClockItem {...props} sx={{justifyContent: 'space-between'}}>
      <span>{props.formattedValue}</span>
      <span>{`${free} seats`}</span>
    </DigitalClockItem>
  );
}
// #preview-end

export default function DigitalClockItems() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DigitalClock
        defaultValue={dayjs('2025-09-15T16:30')}
        timeStep={30}
        shouldDisableTime={(time) => !(time.format('HH:mm') in seats)}
        skipDisabled
        slots={{digitalClockItem: Showing}}
        sx={{maxWidth: 280}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
