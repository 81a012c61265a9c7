import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

interface PlaygroundTimeProps {
  ampm?: boolean;
  withSeconds?: boolean;
  hours?: number;
  minutes?: number;
  skipDisabled?: boolean;
  readOnly?: boolean;
}

export default function PlaygroundTime({
  ampm = true,
  withSeconds = false,
  hours = 1,
  minutes = 5,
  skipDisabled = false,
  readOnly = false,
}: PlaygroundTimeProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <MultiSectionDigitalClock
        aria-label="Collection"
        defaultValue={dayjs('2025-07-24T12:00')}
        minTime={dayjs('2025-07-24T08:00')}
        maxTime={dayjs('2025-07-24T18:00')}
        views={withSeconds ? ['hours', 'minutes', 'seconds'] : ['hours', 'minutes']}
        timeSteps={{hours, minutes}}
        ampm={ampm}
        skipDisabled={skipDisabled}
        readOnly={readOnly}
        sx={{width: 'auto'}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
