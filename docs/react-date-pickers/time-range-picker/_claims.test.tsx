import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopTimeRangePicker,
  type DesktopTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {claim} from '@site/tests/claims/claim';
import {choose, isInvalid, open, popup, press} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const at = (time: string, days = 0) => dayjs(`2025-03-03T${time}`).add(days, 'day');
const shift: DateRange<Dayjs> = [at('09:00'), at('17:00')];
const text = (range: DateRange<Dayjs>) => range.map((time) => time?.format('DD HH:mm') ?? null);
type Range = (string | null)[];

const Picker = (props: DesktopTimeRangePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopTimeRangePicker label="Shift" ampm={false} {...props} />
  </LocalizationProvider>
);

const section = (index: number) => document.querySelectorAll('[role=spinbutton]')[index] ?? document.body;
claim('lead', 'the start comes first, then Next, then the end and OK', async () => {
  const onAccept = vi.fn<(range: Range) => void>();
  const screen = await render(<Picker defaultValue={shift} onAccept={(range) => onAccept(text(range))} />);
  await open(screen);
  await choose(screen, '10 hours');
  await choose(screen, '30 minutes');
  await press(screen, 'Next');
  await choose(screen, '18 hours');
  expect(onAccept).not.toHaveBeenCalled();
  await press(screen, 'OK');
  expect(onAccept.mock.calls).toEqual([[['03 10:30', '03 18:00']]]);
});

claim('order', 'an earlier end in the lists becomes the end of the day', async () => {
  const onChange = vi.fn<(range: Range) => void>();
  const screen = await render(<Picker defaultValue={shift} onChange={(range) => onChange(text(range))} />);
  await open(screen);
  await press(screen, 'Next');
  await choose(screen, '8 hours');
  expect(onChange.mock.lastCall).toEqual([['03 09:00', '03 23:59']]);
});

claim('order', 'a start after the end empties the end', async () => {
  const onChange = vi.fn<(range: Range) => void>();
  const screen = await render(<Picker defaultValue={shift} onChange={(range) => onChange(text(range))} />);
  await open(screen);
  await choose(screen, '19 hours');
  expect(onChange.mock.lastCall).toEqual([['03 19:00', null]]);
});

claim('order', 'a typed end before the start is kept as invalidRange', async () => {
  const onChange = vi.fn<(range: Range, error: unknown) => void>();
  await render(
    <Picker
      defaultValue={[at('22:00'), at('23:00')]}
      onChange={(range, {validationError}) => onChange(text(range), validationError)}
    />,
  );
  await userEvent.click(section(2));
  await userEvent.keyboard('02');
  await expect
    .poll(() => onChange.mock.lastCall)
    .toEqual([
      ['03 22:00', '03 02:00'],
      ['invalidRange', 'invalidRange'],
    ]);
  expect(isInvalid()).toBe(true);
});

claim('order', 'with the start as minTime, earlier hours of the end are disabled', async () => {
  const onError = vi.fn();
  const start = at('09:30');
  await render(
    <Picker open rangePosition="end" minTime={start} defaultValue={[start, at('17:00')]} onError={onError} />,
  );
  const disabled = () =>
    [...document.querySelectorAll('[role=option][aria-disabled=true]')].map((option) =>
      option.getAttribute('aria-label'),
    );
  await expect.poll(disabled).toContain('8 hours');
  expect(disabled()).not.toContain('9 hours');
  expect(onError).not.toHaveBeenCalled();
});

claim('night', 'an end on the next day is valid', async () => {
  await render(<Picker defaultValue={[at('22:00'), at('06:00', 1)]} />);
  expect(isInvalid()).toBe(false);
});

claim(
  'night',
  'a pair as referenceDate sets the day of each picked time, but not of typed ones',
  async () => {
    const onChange = vi.fn<(range: Range) => void>();
    const screen = await render(
      <Picker referenceDate={[at('00:00'), at('00:00', 1)]} onChange={(range) => onChange(text(range))} />,
    );
    await open(screen);
    await choose(screen, '22 hours');
    await press(screen, 'Next');
    await choose(screen, '2 hours');
    expect(onChange.mock.lastCall).toEqual([['03 22:00', '04 02:00']]);
    await screen.unmount();
    const typed = await render(
      <Picker referenceDate={[at('00:00'), at('00:00', 1)]} onChange={(range) => onChange(text(range))} />,
    );
    await userEvent.click(section(0));
    await userEvent.keyboard('2230');
    const today = dayjs().format('DD');
    await expect.poll(() => onChange.mock.lastCall).toEqual([[`${today} 22:30`, null]]);
    await typed.unmount();
  },
);

claim('slots', 'closeOnSelect closes after the end, and still needs Next after the start', async () => {
  const onAccept = vi.fn<(range: Range) => void>();
  const screen = await render(
    <Picker
      referenceDate={at('00:00')}
      timeSteps={{minutes: 60}}
      closeOnSelect
      onAccept={(range) => onAccept(text(range))}
    />,
  );
  await open(screen);
  await choose(screen, '09:00');
  await choose(screen, '10:00');
  expect(onAccept).not.toHaveBeenCalled();
  await press(screen, 'Next');
  await choose(screen, '17:00');
  expect(onAccept.mock.calls).toEqual([[['03 10:00', '03 17:00']]]);
  await expect.poll(popup).toBeNull();
});

claim('slots', 'shouldDisableTime gets no position', async () => {
  const counts = new Set<number>();
  const shouldDisableTime = (...parameters: readonly unknown[]) => {
    counts.add(parameters.length);
    return false;
  };
  await render(<Picker open defaultValue={shift} shouldDisableTime={shouldDisableTime} />);
  await expect.poll(() => [...counts]).toEqual([2]);
});

claim('two-inputs', 'a click in the second input opens the end, and the focus stays', async () => {
  const screen = await render(<Picker slots={{field: MultiInputTimeRangeField}} defaultValue={shift} />);
  await userEvent.click(section(2));
  await expect.poll(() => document.querySelector('[role=tooltip]')).not.toBeNull();
  await expect
    .element(screen.getByRole('option', {name: '17 hours'}))
    .toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
  expect(document.querySelectorAll('.MuiPickersTextField-root')).toHaveLength(2);
});

for (const [slots, margin] of [
  [{field: MultiInputTimeRangeField}, '0px'],
  [{}, '7px'],
] as const) {
  claim('two-inputs', `sx of the picker: ${margin} with slots ${Object.keys(slots).join()}`, async () => {
    await render(<Picker slots={slots} defaultValue={shift} sx={{mt: '7px'}} />);
    const root = document.querySelector('.MuiMultiInputTimeRangeField-root, .MuiPickersTextField-root');
    expect(getComputedStyle(root ?? document.body).marginTop).toBe(margin);
  });
}

claim('validation', 'a range without an end is red in one input, but fires no onError', async () => {
  const onError = vi.fn();
  await render(<Picker value={[at('09:00'), null]} onError={onError} />);
  await expect.poll(isInvalid).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

claim('accessibility', 'Esc accepts what was picked so far', async () => {
  const onAccept = vi.fn<(range: Range) => void>();
  const screen = await render(
    <Picker referenceDate={at('00:00')} onAccept={(range) => onAccept(text(range))} />,
  );
  await open(screen);
  await choose(screen, '9 hours');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onAccept.mock.calls).toEqual([[['03 09:00', null]]]);
});

claim('accessibility', 'the button has the range in its name', async () => {
  const screen = await render(<Picker defaultValue={shift} />);
  const name = 'Choose range, selected range is 09:00 - 17:00';
  await expect.element(screen.getByRole('button', {name})).toBeVisible();
});
