import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const Calendar = (props: DateCalendarProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar defaultValue={dayjs('2025-04-16')} reduceAnimations {...props} />
  </LocalizationProvider>
);

claim('finish', 'a year and a month are partial changes without a view, the day finishes', async () => {
  const onChange = vi.fn<(value?: string, state?: string, view?: string) => void>();
  const screen = await render(
    <Calendar
      views={['year', 'month', 'day']}
      openTo="year"
      onChange={(value, state, view) => onChange(dayjs(value).format('YYYY-MM-DD'), state, view)}
    />,
  );
  await screen.getByRole('radio', {name: '2027'}).click();
  expect(onChange).toHaveBeenLastCalledWith('2027-04-16', 'partial', undefined);
  await screen.getByRole('radio', {name: 'June'}).click();
  expect(onChange).toHaveBeenLastCalledWith('2027-06-16', 'partial', undefined);
  await screen.getByRole('gridcell', {name: '20'}).click();
  expect(onChange).toHaveBeenLastCalledWith('2027-06-20', 'finish', 'day');
});

claim(
  'loading',
  'the arrows fire onMonthChange with the first day of the month, and no onChange',
  async () => {
    const onMonthChange = vi.fn<(month: string) => void>();
    const onChange = vi.fn();
    const screen = await render(
      <Calendar onMonthChange={(month) => onMonthChange(month.format('YYYY-MM-DD'))} onChange={onChange} />,
    );
    expect(onMonthChange).not.toHaveBeenCalled();
    await screen.getByRole('button', {name: 'Next month'}).click();
    expect(onMonthChange.mock.calls).toEqual([['2025-05-01']]);
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim('loading', 'loading replaces the days by renderLoading, and keeps the header', async () => {
  const screen = await render(<Calendar loading renderLoading={() => <p>Wait</p>} />);
  expect(screen.getByText('Wait').query()).not.toBeNull();
  expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(0);
  expect(screen.getByRole('button', {name: 'Next month'}).query()).not.toBeNull();
});
