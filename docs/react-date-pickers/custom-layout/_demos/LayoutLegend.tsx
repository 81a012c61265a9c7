import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs, {type Dayjs} from 'dayjs';

// #preview-start
function LayoutWithNote(props: PickersLayoutProps<Dayjs | null>) {
  const {toolbar, tabs, content, shortcuts, actionBar, ownerState} = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={props.className} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <Typography variant="body2" sx={{px: 3, pb: 2}}>
          No tours on Mondays.
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// #preview-end

const isMonday = (day: Dayjs) => day.day() === 1;

export default function LayoutLegend() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DatePicker
        label="Museum tour"
        defaultValue={dayjs('2025-06-18')}
        shouldDisableDate={isMonday}
        slots={{layout: LayoutWithNote}}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
