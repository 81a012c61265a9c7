export {DatePicker, LocalizationProvider} from '@mui/x-date-pickers';
