import Stack from '@mui/material/Stack';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

// #preview-start
function withPickerDefaults(theme: Theme) {
  return createTheme(theme, {
    components: {
      MuiDatePicker: {defaultProps: {format: 'YYYY-MM-DD', displayWeekNumber: true}},
      MuiPickersTextField: {defaultProps: {variant: 'filled'}},
    },
  });
}
// #preview-end

export default function ConceptsThemeDefaults() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <ThemeProvider theme={withPickerDefaults}>
        <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
          <DatePicker label="Sprint starts" defaultValue={dayjs('2025-01-13')} />
          <DatePicker label="Sprint ends" defaultValue={dayjs('2025-01-24')} />
        </Stack>
      </ThemeProvider>
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
