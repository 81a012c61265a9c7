import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

// #preview-start
/** The moment at which the clocks of the zone show the text, or null if they skip it. */
function momentOf(text: string, zone: string) {
  const moment = dayjs.tz(text, zone);
  const clock = new Intl.DateTimeFormat('sv', {timeZone: zone, dateStyle: 'short', timeStyle: 'short'});
  return clock.format(moment.toDate()) === text ? moment : null;
}
// #preview-end

const zone = 'Europe/Berlin';

export default function ZoneClockChange() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.tz('2025-03-30T01:30', zone));
  const text = value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : null;
  const moment = text && momentOf(text, zone);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateTimeField
        label="Backup, Berlin time"
        ampm={false}
        value={value}
        onChange={setValue}
        timezone={zone}
        error={!moment}
        helperText={moment ? moment.toISOString() : 'Not a time in Berlin'}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
