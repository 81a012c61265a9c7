import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange, DateTimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {claim} from '@site/tests/claims/claim';
import {text} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Fields that remember what `onChange` and `onError` received. */
function recorded() {
  const values: (string | undefined)[][] = [];
  const onChange = (range: DateRange<Dayjs>) => {
    values.push(range.map((date) => date?.format('YYYY-MM-DD HH:mm')));
  };
  const onError = vi.fn<(errors: DateTimeRangeValidationError) => void>();
  const One = (props: SingleInputDateTimeRangeFieldProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField label="Period" onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  const Two = (props: MultiInputDateTimeRangeFieldProps<true>) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  return {One, Two, values, onError};
}

const night: DateRange<Dayjs> = [dayjs('2025-12-09T22:00'), dayjs('2025-12-10T02:00')];
const box = () => document.querySelector('.MuiPickersInputBase-sectionsContainer');
async function type(name: string, index: number, keys: string) {
  const found = document.querySelectorAll(`[role=spinbutton][aria-label="${name}"]`);
  await userEvent.click(found[index] ?? document.body);
  await userEvent.keyboard(keys);
}

for (const [width, format, fits] of [
  [400, undefined, true],
  [300, undefined, false],
  [300, 'MM/DD/YY HH:mm', true],
  [250, 'MM/DD HH:mm', true],
] as const) {
  claim(
    'width',
    `${width} px ${fits ? 'hold' : 'hide a part of'} ${format ?? 'the default format'}`,
    async () => {
      const {One} = recorded();
      await render(<One defaultValue={night} format={format} sx={{width}} />);
      const hidden = (box()?.scrollWidth ?? 0) - (box()?.clientWidth ?? 0);
      expect(hidden > 0).toBe(!fits);
    },
  );
}

claim('value', 'an end without a time is null, and no error', async () => {
  const {One, values, onError} = recorded();
  await render(<One format="DD.MM.YYYY HH:mm" defaultValue={[night[0], null]} />);
  await type('Day', 1, '10122025');
  await type('Day', 0, '18');
  await expect.poll(() => values.at(-1)).toEqual(['2025-12-18 22:00', undefined]);
  expect(onError).not.toHaveBeenCalled();
});

claim('value', 'a missing year comes from referenceDate in one input, and from today in two', async () => {
  const {One, Two, values} = recorded();
  const props = {format: 'DD.MM. HH:mm', referenceDate: dayjs('2030-01-01')};
  const screen = await render(<One {...props} />);
  await type('Day', 0, '09122200');
  await expect.poll(() => values.at(-1)?.[0]).toBe('2030-12-09 22:00');
  await screen.rerender(<Two {...props} />);
  await type('Day', 0, '09122200');
  await expect.poll(() => values.at(-1)?.[0]).toBe(`${dayjs().year()}-12-09 22:00`);
});

claim('errors', 'limits give the codes of the moment, a reversed period invalidRange', async () => {
  const {One, onError} = recorded();
  const last = () => onError.mock.lastCall?.[0];
  const limits = {minDateTime: dayjs('2025-12-09T08:00'), maxDateTime: dayjs('2025-12-12T20:00')};
  const screen = await render(
    <One {...limits} value={[dayjs('2025-12-09T07:30'), dayjs('2025-12-13T10:00')]} />,
  );
  await expect.poll(last).toEqual(['minTime', 'maxDate']);
  await screen.rerender(<One {...limits} value={[night[1], night[0]]} />);
  await expect.poll(last).toEqual(['invalidRange', 'invalidRange']);
  await screen.rerender(<One {...limits} value={[night[0], night[0]]} />);
  await expect.poll(last).toEqual([null, null]);
});

claim('errors', 'disableFuture allows a late hour of a past day', async () => {
  const {One, onError} = recorded();
  const yesterday = dayjs().subtract(1, 'day').endOf('day');
  await render(<One disableFuture value={[yesterday.subtract(1, 'hour'), yesterday]} />);
  expect(document.querySelector('[role=group]')?.getAttribute('aria-invalid')).toBe('false');
  expect(onError).not.toHaveBeenCalled();
});

claim('timezone', 'timezone changes the text of both ends, and different zones throw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const {One} = recorded();
  const utcNight: DateRange<Dayjs> = [dayjs.utc('2025-12-09T22:00:00Z'), dayjs.utc('2025-12-10T02:00:00Z')];
  const screen = await render(<One value={utcNight} timezone="Australia/Sydney" format="MM/DD HH:mm" />);
  expect(text()).toBe('12/10 09:00 – 12/10 13:00');
  await screen.unmount();
  const mixed: DateRange<Dayjs> = [utcNight[0], dayjs.tz('2025-12-10 02:00', 'Australia/Sydney')];
  await expect(render(<One value={mixed} />)).rejects.toThrow(/timezone of the start and the end/);
});
