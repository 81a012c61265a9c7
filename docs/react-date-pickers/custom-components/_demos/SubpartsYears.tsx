import type {ComponentPropsWithRef} from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface YearButtonProps extends ComponentPropsWithRef<'button'> {
  ownerState?: {isYearSelected: boolean};
}

// #preview-start
const greatVintages = new Set(['2009', '2010', '2015', '2016', '2018', '2019']);

function VintageYear({ownerState, children, ...props}: YearButtonProps) {
  return (
    <ButtonBase
      {...props}
      sx={{
        width: 76,
        height: 36,
        borderRadius: 1,
        '&:hover, &:focus-visible': {outline: '2px solid'},
        ...(ownerState?.isYearSelected && {bgcolor: 'primary.main', color: 'primary.contrastText'}),
      }}
    >
      {children}
      {typeof children === 'string' && greatVintages.has(children) && ' ★'}
    </ButtonBase>
  );
}
// #preview-end

export default function SubpartsYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #preview-start */}
      <DateCalendar
        views={['year']}
        defaultValue={dayjs('2016-01-01')}
        minDate={dayjs('2008-01-01')}
        maxDate={dayjs('2022-12-31')}
        slots={{yearButton: VintageYear}}
        sx={{width: '100%', maxWidth: 320, height: 'auto'}}
      />
      {/* #preview-end */}
    </LocalizationProvider>
  );
}
