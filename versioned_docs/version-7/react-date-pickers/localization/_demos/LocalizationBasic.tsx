import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {deDE} from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

// #preview-start
const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const empty = {textField: {InputLabelProps: {shrink: true}}};
// #preview-end

export default function LocalizationBasic() {
  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanTexts}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        <DatePicker label="Abreise" referenceDate={dayjs('2025-05-01')} slotProps={empty} />
        <TimePicker label="Ankunft" defaultValue={dayjs('2025-05-01T18:40')} />
      </Stack>
    </LocalizationProvider>
    // #preview-end
  );
}
