import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {frFR as materialTexts} from '@mui/material/locale';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {frFR as pickerTexts} from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

// #preview-start
const inFrench = (theme: Theme) => createTheme(theme, pickerTexts, materialTexts);
// #preview-end

export default function LocalizationTheme() {
  return (
    // #preview-start
    <ThemeProvider theme={inFrench}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <StaticDatePicker
          defaultValue={dayjs('2025-07-14')}
          orientation="portrait"
          slotProps={{actionBar: {actions: ['clear', 'today']}}}
          sx={{minWidth: 0, '& .MuiDateCalendar-root': {width: '100%', maxWidth: 320}}}
        />
      </LocalizationProvider>
    </ThemeProvider>
    // #preview-end
  );
}
