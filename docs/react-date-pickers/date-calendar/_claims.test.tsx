import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CalendarBadges from './_demos/CalendarBadges';
import CalendarBasic from './_demos/CalendarBasic';
import CalendarFinish from './_demos/CalendarFinish';
import CalendarLoading from './_demos/CalendarLoading';
import CalendarMonthYear from './_demos/CalendarMonthYear';
import CalendarSeveralDays from './_demos/CalendarSeveralDays';

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

claim('finish', 'a month that disables the day of the value takes the closest day', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const screen = await render(
    <Calendar
      views={['month', 'day']}
      openTo="month"
      shouldDisableDate={(day: Dayjs) => day.date() === 16}
      onChange={(value) => onChange(dayjs(value).format('YYYY-MM-DD'))}
    />,
  );
  await screen.getByRole('radio', {name: 'June'}).click();
  expect(onChange.mock.calls).toEqual([['2025-06-17']]);
});

claim('finish', 'a month without any allowed day fires no onChange', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Calendar
      views={['month', 'day']}
      openTo="month"
      shouldDisableDate={(day: Dayjs) => day.month() === 5}
      onChange={onChange}
    />,
  );
  await screen.getByRole('radio', {name: 'June'}).click();
  await expect.element(screen.getByText('June 2025')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

claim('several-days', 'with value={null}, each click toggles a day and sets aria-selected', async () => {
  const screen = await render(<CalendarSeveralDays />);
  const selected = () => [...document.querySelectorAll('[aria-selected=true]')].map((day) => day.textContent);
  expect(selected()).toEqual(['8', '10']);
  await screen.getByRole('gridcell', {name: '9', exact: true}).click();
  await expect.poll(selected).toEqual(['8', '9', '10']);
  await screen.getByRole('gridcell', {name: '9', exact: true}).click();
  await expect.poll(selected).toEqual(['8', '10']);
});

claim(
  'loading',
  'the arrows fire onMonthChange with the first day of the month, and no onChange',
  async () => {
    const onMonthChange = vi.fn<(month: string) => void>();
    const onChange = vi.fn();
    const screen = await render(
      <Calendar
        onMonthChange={(month: Dayjs) => onMonthChange(month.format('YYYY-MM-DD'))}
        onChange={onChange}
      />,
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

claim('loading', 'the arrow keys into the next month fire onMonthChange for it more than once', async () => {
  const onMonthChange = vi.fn<(month: string) => void>();
  const screen = await render(
    <Calendar
      defaultValue={dayjs('2025-04-30')}
      onMonthChange={(month: Dayjs) => onMonthChange(month.format('YYYY-MM-DD'))}
    />,
  );
  await screen.getByRole('gridcell', {name: '30'}).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('May 2025')).toBeVisible();
  expect(onMonthChange.mock.calls).toEqual([['2025-05-01'], ['2025-05-01']]);
});

claim('accessibility', 'Page Up moves to the next month', async () => {
  const screen = await render(<Calendar />);
  await screen.getByRole('gridcell', {name: '16'}).click();
  await userEvent.keyboard('{PageUp}');
  await expect.element(screen.getByText('May 2025')).toBeVisible();
  expect(screen.getByRole('grid', {name: 'May 2025'}).query()).not.toBeNull();
});

claim('limits', 'the calendar is 320 px by 336 px, and the demos render without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [
    CalendarBasic,
    CalendarMonthYear,
    CalendarFinish,
    CalendarBadges,
    CalendarSeveralDays,
    CalendarLoading,
  ]) {
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  await render(<Calendar />);
  const box = document.querySelector('.MuiDateCalendar-root')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([320, 336]);
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
