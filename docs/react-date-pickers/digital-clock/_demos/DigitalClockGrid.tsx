import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock, digitalClockClasses} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DigitalClockGrid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DigitalClock
        defaultValue={dayjs('2025-09-15T18:00')}
        minTime={dayjs('2025-09-15T17:00')}
        maxTime={dayjs('2025-09-15T21:30')}
        ampm={false}
        skipDisabled
        slotProps={{
          digitalClockItem: {sx: {justifyContent: 'center', m: 0, border: 1, borderColor: 'divider'}},
        }}
        sx={{
          maxWidth: 320,
          [`& .${digitalClockClasses.list}`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 1,
            p: 0.5,
          },
        }}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
