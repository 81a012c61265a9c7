import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DayCalendarSkeleton} from '@mui/x-date-pickers/DayCalendarSkeleton';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const freeDays: Record<string, number[]> = {
  '2026-03': [3, 4, 11, 12, 13, 24],
  '2026-04': [],
  '2026-05': [6, 7, 20, 21],
};

/** Stands for your server: it answers after a moment, and fails for May the first time. */
async function fetchFreeDays(month: string, attempt: number): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (month === '2026-05' && attempt === 1) throw new Error('The server is down.');
  return freeDays[month] ?? [];
}

type Request = {month: string; attempt: number};
type Answer = {request?: Request; days: number[]; error?: string};

export default function DaysFromServer() {
  const [request, setRequest] = React.useState<Request>({month: '2026-03', attempt: 1});
  const [answer, setAnswer] = React.useState<Answer>({days: []});
  const {month, attempt} = request;

  React.useEffect(() => {
    let isCurrent = true;
    void fetchFreeDays(month, attempt)
      .then((days): Answer => ({days}))
      .catch((error: Error): Answer => ({days: [], error: error.message}))
      .then((next) => {
        if (isCurrent) setAnswer({...next, request});
      });
    return () => {
      isCurrent = false;
    };
  }, [request, month, attempt]);

  const loading = answer.request !== request;
  const failed = !loading && answer.error !== undefined;
  const retry = <Button onClick={() => setRequest({month, attempt: attempt + 1})}>Retry</Button>;
  const count = `Free days this month: ${answer.days.length > 0 ? answer.days.length : 'none'}`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{height: 394}}>
        {/* #preview-start */}
        <DateCalendar
          defaultValue={null}
          referenceDate={dayjs('2026-03-01')}
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(day) => setRequest({month: day.format('YYYY-MM'), attempt: 1})}
          shouldDisableDate={(day) => !answer.days.includes(day.date())}
        />
        {/* #preview-end */}
        <Alert severity={failed ? 'error' : 'info'} action={failed && retry} role="status">
          {loading ? 'Loading the free days' : (answer.error ?? count)}
        </Alert>
      </Box>
    </LocalizationProvider>
  );
}
