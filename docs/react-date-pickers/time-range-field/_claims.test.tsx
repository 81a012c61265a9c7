import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange, TimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {
  MultiInputTimeRangeField,
  type MultiInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import TimeRangeFieldNight from './_demos/TimeRangeFieldNight';
import TimeRangeFieldPicker from './_demos/TimeRangeFieldPicker';

const textsOf = (range: DateRange<Dayjs>) =>
  range.map((date) => (date?.isValid() ? date.format('YYYY-MM-DD HH:mm') : date && 'invalid'));

/** Fields that remember what `onChange` and `onError` received. */
function recorded() {
  const values: (string | null)[][] = [];
  const onChange = (range: DateRange<Dayjs>) => {
    values.push(textsOf(range));
  };
  const onError = vi.fn<(errors: TimeRangeValidationError) => void>();
  const One = (props: SingleInputTimeRangeFieldProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField label="Time" ampm={false} onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  const Two = (props: MultiInputTimeRangeFieldProps<true>) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField ampm={false} onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  return {One, Two, values, onError};
}

const at = (time: string) => dayjs(`2025-06-02T${time}`);
const invalid = () =>
  [...document.querySelectorAll('[role=group]')].map(
    (group) => group.getAttribute('aria-invalid') === 'true',
  );

async function type(index: number, keys: string) {
  const hours = document.querySelectorAll('[role=spinbutton][aria-label="Hours"]');
  await userEvent.click(hours[index] ?? document.body);
  await userEvent.keyboard(keys);
}

claim('required', 'a start alone reports no error; one input turns red on blur, two do not', async () => {
  const {One, Two, values, onError} = recorded();
  const screen = await render(<One />);
  await type(0, '1000');
  await expect.poll(() => values.at(-1)?.[1]).toBeNull();
  await userEvent.click(document.body);
  await expect.poll(invalid).toEqual([true]);
  await screen.rerender(<Two />);
  await type(0, '1000');
  await userEvent.click(document.body);
  await expect.poll(invalid).toEqual([false, false]);
  expect(onError).not.toHaveBeenCalled();
});

claim('midnight', 'both times are on the day of today, and 22:00 to 02:00 is invalidRange', async () => {
  const {One, Two, values, onError} = recorded();
  const today = dayjs().format('YYYY-MM-DD');
  const screen = await render(<One />);
  await type(0, '2200');
  await type(1, '0200');
  await expect.poll(() => values.at(-1)).toEqual([`${today} 22:00`, `${today} 02:00`]);
  expect(onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  await screen.rerender(<Two referenceDate={at('00:00')} />);
  await type(0, '2200');
  await expect.poll(() => values.at(-1)?.[0]).toBe(`${today} 22:00`);
});

claim('midnight', 'a pair of reference dates puts the end on the day of the start', async () => {
  const {One, values} = recorded();
  await render(<One referenceDate={[dayjs('2025-06-02'), dayjs('2025-06-03')]} />);
  await type(0, '2200');
  await type(1, '0200');
  await expect.poll(() => values.at(-1)).toEqual(['2025-06-02 22:00', '2025-06-02 02:00']);
});

claim('midnight', 'the demo follows the end over midnight and back', async () => {
  const screen = await render(<TimeRangeFieldNight />);
  const hours = () => screen.getByRole('status').element().textContent;
  expect(hours()).toBe('8 hours');
  await type(1, '02');
  await expect.poll(hours).toBe('4 hours');
  expect(invalid()).toEqual([false]);
  await type(1, '{Backspace}23');
  await expect.poll(hours).toBe('1 hours');
  await type(0, '23');
  await expect.poll(hours).toBe('0 hours');
  expect(invalid()).toEqual([false]);
});

claim(
  'errors',
  'codes are pairs, equal times are allowed, and shouldDisableTime gets no position',
  async () => {
    const {One, onError} = recorded();
    const last = () => onError.mock.lastCall?.[0];
    const limits = {minTime: at('07:00'), maxTime: at('21:00'), minutesStep: 30};
    const screen = await render(<One {...limits} value={[at('06:00'), at('20:10')]} />);
    await expect.poll(last).toEqual(['minTime', 'minutesStep']);
    await screen.rerender(<One {...limits} value={[at('20:00'), at('20:00')]} />);
    await expect.poll(last).toEqual([null, null]);
    const shouldDisableTime = vi.fn<(...args: unknown[]) => boolean>(() => false);
    await screen.rerender(<One value={[at('09:00'), at('20:00')]} shouldDisableTime={shouldDisableTime} />);
    await expect.poll(() => shouldDisableTime.mock.calls.length).toBeGreaterThan(0);
    expect(shouldDisableTime.mock.calls.every((args) => args.length === 2)).toBe(true);
  },
);

claim('picker', 'two inputs in a picker are labeled Start and End', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(<TimeRangeFieldPicker />);
  for (const name of ['Start', 'End']) {
    expect(screen.getByRole('group', {name}).query()).not.toBeNull();
  }
});
