import {useEffect, useRef, useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LifecycleSave() {
  const timer = useRef<number>(undefined);
  const [saved, setSaved] = useState('2025-09-12');

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  // #preview-start
  /** Stands for a request. */
  function save(day: string, delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setSaved(day);
    }, delay);
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Due date"
        defaultValue={dayjs('2025-09-12')}
        onAccept={(value, {validationError, source}) => {
          if (validationError) window.clearTimeout(timer.current);
          else save(value ? value.format('YYYY-MM-DD') : 'no date', source === 'view' ? 0 : 800);
        }}
        slotProps={{textField: {helperText: `Saved: ${saved}`}}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
