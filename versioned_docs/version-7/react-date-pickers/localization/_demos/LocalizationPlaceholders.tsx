import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersInputLocaleText} from '@mui/x-date-pickers/locales';
import type {Dayjs} from 'dayjs';

// #preview-start
const friendly: PickersInputLocaleText<Dayjs> = {
  fieldYearPlaceholder: () => 'year',
  fieldMonthPlaceholder: ({contentType}) => (contentType === 'letter' ? 'name of month' : 'month'),
  fieldDayPlaceholder: () => 'day',
  fieldHoursPlaceholder: () => 'hour',
  fieldMinutesPlaceholder: () => 'minute',
};
// #preview-end

export default function LocalizationPlaceholders() {
  return (
    // #preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={friendly}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
        <DateTimeField label="Delivery" format="DD MM YYYY, HH:mm" InputLabelProps={{shrink: true}} />
        <DateTimeField label="Invoice" format="D MMMM YYYY" InputLabelProps={{shrink: true}} />
      </Stack>
    </LocalizationProvider>
    // #preview-end
  );
}
