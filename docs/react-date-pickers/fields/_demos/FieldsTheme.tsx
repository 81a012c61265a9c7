import Stack from '@mui/material/Stack';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const signed = dayjs('2025-02-03');

// #preview-start
const withFields = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiPickersTextField: {defaultProps: {size: 'small', fullWidth: true}},
      MuiPickersOutlinedInput: {styleOverrides: {root: {borderRadius: 20}}},
    },
  });
// #preview-end

export default function FieldsTheme() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <ThemeProvider theme={withFields}>
        <Stack spacing={2} sx={{width: '100%', maxWidth: 320}}>
          <DateField label="Contract signed" defaultValue={signed} />
          <DatePicker label="First invoice" defaultValue={signed.add(1, 'month')} />
        </Stack>
      </ThemeProvider>
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
