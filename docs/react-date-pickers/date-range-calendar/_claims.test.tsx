import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar, type DateRangeCalendarProps} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePickerDay2} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Calendar = (props: DateRangeCalendarProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateRangeCalendar calendars={1} {...props} />
  </LocalizationProvider>
);

const september = (from: number, to: number): DateRange<Dayjs> => [
  dayjs(new Date(2025, 8, from)),
  dayjs(new Date(2025, 8, to)),
];
const dates = (range: DateRange<Dayjs>) => range.map((date) => date?.format('MM-DD HH:mm') ?? null);
const title = () =>
  document.querySelector('.MuiPickersCalendarHeader-label, .MuiPickersArrowSwitcher-root')?.textContent;
const cell = (day: number) =>
  [...document.querySelectorAll('button[role=gridcell]')].find(
    ({textContent}) => textContent === String(day),
  ) ?? document.body;

const nameOf = (grid: Element) =>
  document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent;

type Change = [range: (string | null)[], state?: string];

claim('value', 'onChange has partial after the first click and finish after the second', async () => {
  const onChange = vi.fn<(...change: Change) => void>();
  await render(
    <Calendar
      referenceDate={dayjs('2025-09-01T10:30')}
      onChange={(range, state) => onChange(dates(range), state)}
    />,
  );
  await userEvent.click(cell(9));
  expect(onChange.mock.lastCall).toEqual([['09-09 10:30', null], 'partial']);
  await userEvent.click(cell(9));
  expect(onChange.mock.lastCall).toEqual([['09-09 10:30', '09-09 10:30'], 'finish']);
});

claim(
  'value',
  'without a referenceDate, new dates are at midnight, and changed ones keep their time',
  async () => {
    const onChange = vi.fn<(...change: Change) => void>();
    const report = (range: DateRange<Dayjs>) => onChange(dates(range));
    const screen = await render(<Calendar onChange={report} />);
    await userEvent.click(cell(9));
    expect(onChange.mock.lastCall?.[0][0]).toContain('09 00:00');
    await screen.unmount();
    await render(
      <Calendar defaultValue={[dayjs('2025-09-10T14:00'), dayjs('2025-09-14T11:00')]} onChange={report} />,
    );
    await userEvent.click(cell(8));
    expect(onChange.mock.lastCall?.[0]).toEqual(['09-08 14:00', '09-14 11:00']);
  },
);

claim('value', 'with a referenceDate, a changed date has its time', async () => {
  const onChange = vi.fn<(...change: Change) => void>();
  await render(
    <Calendar
      defaultValue={[dayjs('2025-09-10T14:00'), dayjs('2025-09-14T11:00')]}
      referenceDate={dayjs('2025-09-01T10:30')}
      onChange={(range) => onChange(dates(range))}
    />,
  );
  await userEvent.click(cell(8));
  expect(onChange.mock.lastCall?.[0]).toEqual(['09-08 10:30', '09-14 11:00']);
});

claim(
  'position',
  'a start after the end removes the end; an end before the start becomes the start',
  async () => {
    const onChange = vi.fn<(...change: Change) => void>();
    const screen = await render(
      <Calendar defaultValue={september(9, 12)} onChange={(range) => onChange(dates(range))} />,
    );
    await userEvent.click(cell(20));
    expect(onChange.mock.lastCall?.[0]).toEqual(['09-20 00:00', null]);
    await userEvent.click(cell(15));
    expect(onChange.mock.lastCall?.[0]).toEqual(['09-15 00:00', null]);
    await screen.unmount();
  },
);

claim('position', 'defaultRangePosition sets the date that the first click changes', async () => {
  const onChange = vi.fn<(...change: Change) => void>();
  await render(
    <Calendar
      defaultValue={september(9, 12)}
      defaultRangePosition="end"
      onChange={(range) => onChange(dates(range))}
    />,
  );
  await userEvent.click(cell(15));
  expect(onChange.mock.lastCall?.[0]).toEqual(['09-09 00:00', '09-15 00:00']);
});

for (const [what, props, expected] of [
  ['alone, the first click still sets the start', {}, ['09-10 00:00', '09-12 00:00']],
  ['with rangePosition, all clicks set the end', {rangePosition: 'end'}, ['09-09 00:00', '09-10 00:00']],
] as const) {
  claim('end-only', `availableRangePositions ${what}`, async () => {
    const onChange = vi.fn<(...change: Change) => void>();
    await render(
      <Calendar
        defaultValue={september(9, 12)}
        availableRangePositions={['end']}
        onChange={(range, state) => onChange(dates(range), state)}
        {...props}
      />,
    );
    await userEvent.click(cell(10));
    expect(onChange.mock.lastCall?.[0]).toEqual(expected);
  });
}

claim('end-only', 'a click before the start moves the start, unless minDate prevents it', async () => {
  const onChange = vi.fn<(...change: Change) => void>();
  const props = {
    defaultValue: september(9, 12),
    rangePosition: 'end',
    availableRangePositions: ['end'],
    onChange: (range: DateRange<Dayjs>) => onChange(dates(range)),
  } as const;
  const screen = await render(<Calendar {...props} availableRangePositions={['end']} />);
  await userEvent.click(cell(5));
  expect(onChange.mock.lastCall?.[0]).toEqual(['09-05 00:00', null]);
  await screen.unmount();
  await render(
    <Calendar {...props} availableRangePositions={['end']} minDate={september(9, 12)[0] ?? undefined} />,
  );
  expect(cell(5).hasAttribute('disabled')).toBe(true);
});

for (const [disableAutoMonthSwitching, expected] of [
  [false, 'November 2025'],
  [true, 'September 2025'],
] as const) {
  claim('months', `disableAutoMonthSwitching=${disableAutoMonthSwitching}: ${expected}`, async () => {
    await render(
      <Calendar
        defaultValue={[dayjs('2025-09-09'), dayjs('2025-11-20')]}
        disableAutoMonthSwitching={disableAutoMonthSwitching}
      />,
    );
    await expect.poll(title).toContain('September 2025');
    await userEvent.click(cell(10));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(title()).toContain(expected);
  });
}

claim('months', 'a currentMonthCalendarPosition above calendars is a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<Calendar currentMonthCalendarPosition={3} />);
  expect(warn.mock.calls.flat().join(' ')).toContain('currentMonthCalendarPosition');
});

for (const [props, expected] of [
  [{defaultValue: september(9, 12)}, 2],
  [{defaultValue: september(9, 12), disableDragEditing: true}, 0],
  [{defaultValue: september(9, 12), readOnly: true}, 0],
  [{defaultValue: [september(9, 12)[0] ?? null, null] as DateRange<Dayjs>}, 0],
] as const) {
  claim('drag', `${Object.keys(props).join(', ')}: ${expected} days can be dragged`, async () => {
    await render(<Calendar {...props} />);
    expect(document.querySelectorAll('[draggable=true]')).toHaveLength(expected);
  });
}

claim(
  'disable',
  'shouldDisableDate gets the position, and runs for each cell, but not on hover',
  async () => {
    const test = vi.fn<(day: string, position: string) => boolean>(() => false);
    await render(
      <Calendar
        calendars={2}
        defaultValue={september(9, 12)}
        shouldDisableDate={(day, position) => test(dayjs(day).format('MM-DD'), position)}
      />,
    );
    expect(test).toHaveBeenCalledWith('09-15', 'start');
    const calls = test.mock.calls.length;
    await userEvent.hover(cell(20));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toBe(70);
    expect(test).toHaveBeenCalledTimes(calls);
    await userEvent.click(cell(10));
    await expect.poll(() => test.mock.lastCall?.[1]).toBe('end');
  },
);

claim('accessibility', 'the arrow keys move from one month to the next', async () => {
  await render(<Calendar calendars={2} defaultValue={[dayjs('2025-09-30'), null]} autoFocus />);
  await expect.poll(() => document.activeElement?.textContent).toBe('30');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.textContent).toBe('1');
  const grids = [...document.querySelectorAll('[role=grid]')];
  expect(grids.map((grid) => grid.contains(document.activeElement))).toEqual([false, true]);
  expect(grids.map(nameOf)).toEqual(['September 2025', 'October 2025']);
});

claim(
  'days',
  'DateRangePickerDay2 is a button alone, DateRangePickerDay has two elements around it',
  async () => {
    const rowAbove = (day: number) => cell(day).closest('[role=row]');
    const screen = await render(<Calendar defaultValue={september(3, 5)} />);
    expect(cell(4).parentElement?.parentElement?.parentElement).toBe(rowAbove(4));
    await screen.rerender(<Calendar defaultValue={september(3, 5)} slots={{day: DateRangePickerDay2}} />);
    expect(cell(4).parentElement).toBe(rowAbove(4));
  },
);
