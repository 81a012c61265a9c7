import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateRangePicker,
  type DesktopDateRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Picker = (props: DesktopDateRangePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDateRangePicker label="Stay" {...props} />
  </LocalizationProvider>
);

const september = (from: number, to: number): DateRange<Dayjs> => [
  dayjs(new Date(2025, 8, from)),
  dayjs(new Date(2025, 8, to)),
];
const days = (range: DateRange<Dayjs>) => range.map((day) => day?.date() ?? null);
const months = () => document.querySelectorAll('.MuiDateRangeCalendar-monthContainer').length;

/** Clicks a day of the first month. */
async function pick(day: number) {
  const month = document.querySelector('.MuiDateRangeCalendar-monthContainer');
  const cells = [...(month?.querySelectorAll('[role=gridcell]') ?? [])];
  await userEvent.click(cells.find(({textContent}) => textContent === String(day)) ?? document.body);
}

claim('value', 'onChange fires after each click, onAccept and closing after the second date', async () => {
  const onChange = vi.fn<(pair: (number | null)[]) => void>();
  const onAccept = vi.fn<(pair: (number | null)[]) => void>();
  const screen = await render(
    <Picker
      defaultValue={september(10, 14)}
      onChange={(range) => onChange(days(range))}
      onAccept={(range) => onAccept(days(range))}
    />,
  );
  await screen.getByRole('button').click();
  await expect.poll(months).toBe(2);
  await pick(20);
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual([20, null]);
  await pick(15);
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual([15, null]);
  expect(onAccept).not.toHaveBeenCalled();
  await pick(25);
  await expect.poll(() => onAccept.mock.lastCall?.[0]).toEqual([15, 25]);
  await expect.poll(months).toBe(0);
});

for (const [what, props, expected] of [
  ['an end before the start', {value: september(14, 10)}, ['invalidRange', 'invalidRange']],
  [
    'a disabled day at the start',
    {
      value: september(10, 14),
      shouldDisableDate: (day: Dayjs, position: string) => position === 'start' && day.date() === 10,
    },
    ['shouldDisableDate', null],
  ],
  [
    'a disabled day in between',
    {value: september(10, 14), shouldDisableDate: (day: Dayjs) => day.date() === 12},
    null,
  ],
] as const) {
  claim('blocked-days', `${what} is ${expected ? 'an' : 'no'} error`, async () => {
    const onError = vi.fn<(codes: readonly unknown[]) => void>();
    await render(<Picker {...props} onError={(codes) => onError(codes)} />);
    if (expected) await expect.poll(() => onError.mock.lastCall?.[0]).toEqual(expected);
    else expect(onError).not.toHaveBeenCalled();
  });
}
