import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function AccessibleTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Date of birth"
        localeText={{
          empty: 'not filled in',
          day: 'Day of birth',
          month: 'Month of birth',
          year: 'Year of birth',
          openDatePickerDialogue: (date) => (date ? `Date of birth, ${date}` : 'Choose date of birth'),
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
