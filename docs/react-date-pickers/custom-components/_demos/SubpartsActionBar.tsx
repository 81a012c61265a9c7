import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersActionBar, type PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';

// #preview-start
function RenewActionBar({className, actions}: PickersActionBarProps) {
  const {value, setValue} = usePickerContext();

  return (
    <Stack className={className} direction="row" sx={{alignItems: 'center', pl: 1}}>
      <Button
        disabled={!value?.isValid()}
        onClick={() => setValue(value?.add(1, 'week') ?? null, {changeImportance: 'set', source: 'view'})}
      >
        +1 week
      </Button>
      <PickersActionBar actions={actions} sx={{flex: 1}} />
    </Stack>
  );
}
// #preview-end

export default function SubpartsActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Return by"
        defaultValue={dayjs('2025-05-19')}
        closeOnSelect={false}
        slots={{actionBar: RenewActionBar}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
