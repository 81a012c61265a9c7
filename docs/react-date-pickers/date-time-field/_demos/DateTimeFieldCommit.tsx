import {useState, type FocusEvent} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';

export default function DateTimeFieldCommit() {
  const [draft, setDraft] = useState<Dayjs | null>(dayjs('2025-10-06T14:20'));
  const [saved, setSaved] = useState(draft);

  // #preview-start
  function saveOnLeave(event: FocusEvent<HTMLElement>) {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    if (!isInside && draft?.isValid()) {
      setSaved(draft);
    }
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateTimeField label="Reminder" value={draft} onChange={setDraft} onBlur={saveOnLeave} />
        {/* #preview-end */}
        <Typography>{`Typed: ${draft?.isValid() ? draft.format('lll') : 'incomplete'}`}</Typography>
        <Typography role="status">{`Saved: ${saved?.format('lll') ?? 'nothing'}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
