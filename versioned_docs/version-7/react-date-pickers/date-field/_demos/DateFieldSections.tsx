import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {FieldSelectedSections} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function DateFieldSections() {
  // #preview-start
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<FieldSelectedSections>(null);

  function select(sections: FieldSelectedSections) {
    input.current?.focus();
    setSelected(sections);
  }
  // #preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        {/* #preview-start */}
        <DateField
          label="Founded"
          defaultValue={dayjs('1973-10-02')}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => select('year')}>Edit the year</Button>
          <Button onClick={() => select('all')}>Select all</Button>
        </Stack>
        {/* #preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
