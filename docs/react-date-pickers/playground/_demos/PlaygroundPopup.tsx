import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface PlaygroundPopupProps {
  elevation?: number;
  borderRadius?: number;
  borderColor?: 'divider' | 'primary.main' | 'warning.main';
  showToolbar?: boolean;
  closeOnSelect?: boolean;
}

export default function PlaygroundPopup({
  elevation = 8,
  borderRadius = 16,
  borderColor = 'primary.main',
  showToolbar = false,
  closeOnSelect = false,
}: PlaygroundPopupProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DesktopDatePicker
        label="Launch"
        defaultValue={dayjs('2025-07-24')}
        closeOnSelect={closeOnSelect}
        slotProps={{
          desktopPaper: {elevation, sx: {borderRadius: `${borderRadius}px`, border: 1, borderColor}},
          layout: {sx: {p: 1}},
          toolbar: {hidden: !showToolbar},
        }}
        sx={{width: '100%', maxWidth: 320}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
