import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateTimeRangePicker,
  type DesktopDateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MobileDateTimeRangePicker} from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {claim} from '@site/tests/claims/claim';
import {choose, isInvalid, open, popup, press} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const trip: DateRange<Dayjs> = [dayjs('2025-03-10T09:00'), dayjs('2025-03-12T17:00')];
const text = (range: DateRange<Dayjs>) => range.map((time) => time?.format('DD HH:mm') ?? null);
type Range = (string | null)[];

const Picker = (props: DesktopDateTimeRangePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDateTimeRangePicker label="Trip" ampm={false} {...props} />
  </LocalizationProvider>
);

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function pick(day: number) {
  const cells = [...document.querySelectorAll('button[role=gridcell]')];
  await userEvent.click(cells.find(({textContent}) => textContent === String(day)) ?? document.body);
}

claim('lead', 'a day moves the focus to the times; Next leads to the end, OK accepts', async () => {
  const onAccept = vi.fn<(range: Range) => void>();
  const screen = await render(<Picker defaultValue={trip} onAccept={(range) => onAccept(text(range))} />);
  await open(screen);
  await expect.poll(focused).toBe('10');
  await pick(11);
  await expect.poll(focused).toBe('9 hours');
  await choose(screen, '10 hours');
  await press(screen, 'Next');
  await pick(14);
  await choose(screen, '18 hours');
  expect(onAccept).not.toHaveBeenCalled();
  await press(screen, 'OK');
  expect(onAccept.mock.calls).toEqual([[['11 10:00', '14 18:00']]]);
});

claim(
  'format',
  'LT is the time of the locale, and zeros are left out where the field respects them',
  async () => {
    const screen = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateTimeRangePicker
          defaultValue={trip}
          format="M/D LT"
          slotProps={{field: {shouldRespectLeadingZeros: true}}}
        />
      </LocalizationProvider>,
    );
    await expect
      .poll(() => screen.container.querySelector('input')?.value)
      .toBe('3/10 9:00 AM – 3/12 5:00 PM');
  },
);

const checkInAndOut: [Dayjs, Dayjs] = [dayjs('2025-03-10T15:00'), dayjs('2025-03-10T11:00')];

for (const [what, referenceDate, expected] of [
  ['midnight without referenceDate', undefined, '00:00'],
  ['the time of referenceDate', dayjs('2025-03-10T09:00'), '09:00'],
  ['the time of its own referenceDate', checkInAndOut, '15:00'],
] as const) {
  claim('value', `a new day has ${what}`, async () => {
    const onChange = vi.fn<(range: Range) => void>();
    const screen = await render(
      <Picker {...(referenceDate && {referenceDate})} onChange={(range) => onChange(text(range))} />,
    );
    await open(screen);
    await pick(12);
    expect(onChange.mock.lastCall).toEqual([[`12 ${expected}`, null]]);
  });
}

for (const [what, props, expected] of [
  ['keeps its time', {}, '08:00'],
  ['gets the time of referenceDate again', {referenceDate: dayjs('2025-03-10T12:00')}, '12:00'],
] as const) {
  claim('value', `a changed day ${what}`, async () => {
    const onChange = vi.fn<(range: Range) => void>();
    const screen = await render(
      <Picker defaultValue={trip} {...props} onChange={(range) => onChange(text(range))} />,
    );
    await open(screen);
    await choose(screen, '8 hours');
    expect(onChange.mock.lastCall).toEqual([['10 08:00', '12 17:00']]);
    await pick(9);
    expect(onChange.mock.lastCall).toEqual([[`09 ${expected}`, '12 17:00']]);
  });
}

claim('order', 'a start after the end empties the end; an earlier end day becomes the start', async () => {
  const onChange = vi.fn<(range: Range) => void>();
  const screen = await render(<Picker defaultValue={trip} onChange={(range) => onChange(text(range))} />);
  await open(screen);
  await pick(20);
  expect(onChange.mock.lastCall).toEqual([['20 09:00', null]]);
  await press(screen, 'Next');
  await pick(5);
  expect(onChange.mock.lastCall).toEqual([['05 00:00', null]]);
});

claim('order', 'an earlier end on the same day becomes the end of the day', async () => {
  const onChange = vi.fn<(range: Range) => void>();
  const screen = await render(
    <Picker
      defaultValue={[dayjs('2025-03-10T09:00'), dayjs('2025-03-10T17:00')]}
      onChange={(range) => onChange(text(range))}
    />,
  );
  await open(screen);
  await press(screen, 'Next');
  await choose(screen, '8 hours');
  expect(onChange.mock.lastCall).toEqual([['10 09:00', '10 23:59']]);
});

claim('limits', 'errors are pairs: the time on the day of a limit, the date on other days', async () => {
  const onError = vi.fn<(codes: readonly unknown[]) => void>();
  await render(
    <Picker
      value={trip}
      minDateTime={dayjs('2025-03-10T10:00')}
      maxDateTime={dayjs('2025-03-11T10:00')}
      onError={(codes) => onError(codes)}
    />,
  );
  await expect.poll(() => onError.mock.lastCall).toEqual([['minTime', 'maxDate']]);
});

for (const [what, props] of [
  ['disableFuture disables no hours of a past day', {defaultValue: trip, disableFuture: true}],
  [
    'disablePast disables no hours of a future day',
    {defaultValue: [dayjs().add(5, 'day'), dayjs().add(6, 'day')], disablePast: true},
  ],
] satisfies [string, DesktopDateTimeRangePickerProps][]) {
  claim('limits', what, async () => {
    const screen = await render(<Picker open {...props} />);
    await expect.element(screen.getByRole('option', {name: '23 hours'})).toBeInTheDocument();
    expect(document.querySelectorAll('[role=option][aria-disabled=true]')).toHaveLength(0);
  });
}

claim('limits', 'a range without an end is red, but fires no onError', async () => {
  const onError = vi.fn();
  await render(<Picker value={[dayjs('2025-03-10T09:00'), null]} onError={onError} />);
  await expect.poll(isInvalid).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

claim('views', 'openTo hours has the focus in the times', async () => {
  const screen = await render(<Picker defaultValue={trip} openTo="hours" />);
  await open(screen);
  await expect.poll(focused).toBe('9 hours');
});

claim('views', 'without renderers of times, a day closes the popup and focuses the hours', async () => {
  const screen = await render(<Picker defaultValue={trip} viewRenderers={{hours: null, minutes: null}} />);
  await open(screen);
  await pick(11);
  await expect.poll(popup).toBeNull();
  await expect.poll(focused).toBe('Hours');
});

claim('mobile', 'Next goes from start date to start time, end date, and end time', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker label="Trip" ampm={false} defaultValue={trip} />
    </LocalizationProvider>,
  );
  await open(screen);
  for (const name of ['Start date', 'Start time', 'End date']) {
    await expect.element(screen.getByRole('button', {name, exact: true})).toBeVisible();
    await press(screen, 'Next');
  }
  await expect.element(screen.getByRole('button', {name: 'End time', exact: true})).toBeVisible();
  expect(screen.getByRole('button', {name: 'OK', exact: true}).query()).not.toBeNull();
});
