export {DateRangePicker, LocalizationProvider} from '@mui/x-date-pickers-pro';
