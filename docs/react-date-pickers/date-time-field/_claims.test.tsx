import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField, type DateTimeFieldProps} from '@mui/x-date-pickers/DateTimeField';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, paste, text, type} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import DateTimeFieldCommit from './_demos/DateTimeFieldCommit';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A field that remembers the values of `onChange`. */
function recorded() {
  const values: (string | undefined)[] = [];
  const Field = (props: DateTimeFieldProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Moment"
        ampm={false}
        onChange={(value: Dayjs | null) => values.push(value?.format('YYYY-MM-DD HH:mm:ss'))}
        {...props}
      />
    </LocalizationProvider>
  );
  return {Field, values};
}

claim('lead', 'typing fills section after section', async () => {
  const {Field, values} = recorded();
  await render(<Field ampm />);
  await type('Month', '100620250920a');
  await expect.poll(text).toBe('10/06/2025 09:20 AM');
  expect(values.at(-1)).toBe('2025-10-06 09:20:00');
});

claim(
  'format',
  'a format overrides ampm, and hh without A turns the afternoon into the morning',
  async () => {
    const {Field, values} = recorded();
    await render(<Field ampm format="hh:mm" defaultValue={dayjs('2025-10-06T16:40')} />);
    expect(text()).toBe('04:40');
    await type('Hours', '03');
    await expect.poll(() => values.at(-1)).toBe('2025-10-06 03:40:00');
  },
);

claim('format', 'what does not fit is hidden until the keyboard moves there', async () => {
  const {Field} = recorded();
  await render(<Field sx={{width: 140}} defaultValue={dayjs('2025-10-06T16:40')} />);
  const box = document.querySelector('.MuiPickersInputBase-sectionsContainer');
  expect(box ? getComputedStyle(box).overflow : '').toBe('hidden');
  expect(box?.scrollWidth ?? 0).toBeGreaterThan(box?.clientWidth ?? 0);
  await type('Month', '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(() => box?.scrollLeft ?? 0).toBeGreaterThan(0);
});

claim('reference-date', 'missing parts come from referenceDate', async () => {
  const {Field, values} = recorded();
  await render(<Field format="DD MMM, HH:mm" referenceDate={dayjs('2025-01-01')} />);
  await type('Day', '06o0920');
  await expect.poll(() => values.at(-1)).toBe('2025-10-06 09:20:00');
});

claim(
  'reference-date',
  'with only the date, onChange does not fire, and the field is red on blur',
  async () => {
    const onError = vi.fn<(error: DateTimeValidationError) => void>();
    const {Field, values} = recorded();
    await render(<Field onError={onError} />);
    await type('Month', '10062025');
    expect(isInvalid()).toBe(false);
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect.poll(isInvalid).toBe(true);
    expect(values).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  },
);

claim('save', 'typing a day fires with each key', async () => {
  const {Field, values} = recorded();
  await render(<Field defaultValue={dayjs('2025-10-06T14:20')} />);
  await type('Day', '19');
  expect(values).toEqual(['2025-10-01 14:20:00', '2025-10-19 14:20:00']);
});

claim('save', 'onBlur fires between sections; the demo saves when users leave', async () => {
  const screen = await render(<DateTimeFieldCommit />);
  await type('Day', '19');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Year');
  const saved = () => screen.getByRole('status').element().textContent;
  expect(saved()).toContain('Oct 6,');
  await userEvent.click(document.body);
  await expect.poll(saved).toContain('Oct 19,');
});

claim('save', 'onAccept of a picker fires with each key, and its source is unknown', async () => {
  const onAccept = vi.fn<(day: number | undefined, source: string) => void>();
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        defaultValue={dayjs('2025-10-06T14:20')}
        onAccept={(value, {source}) => onAccept(value?.date(), source)}
      />
    </LocalizationProvider>,
  );
  await type('Day', '19');
  expect(onAccept.mock.calls).toEqual([
    [1, 'unknown'],
    [19, 'unknown'],
  ]);
});

claim('limits-of-time', 'an earlier day is minDate, an earlier time on the same day minTime', async () => {
  const onError = vi.fn<(error: DateTimeValidationError) => void>();
  const {Field} = recorded();
  const limit = {minDateTime: dayjs('2025-10-06T08:00'), onError};
  const screen = await render(<Field {...limit} value={dayjs('2025-10-06T07:30')} />);
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minTime');
  await screen.rerender(<Field {...limit} value={dayjs('2025-10-05T09:30')} />);
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minDate');
});

claim('timezone', 'timezone changes the text, not the moment or the zone of the value', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const {Field} = recorded();
  await render(
    <Field
      timezone="Asia/Tokyo"
      defaultValue={dayjs.utc('2025-10-06T15:00:00Z')}
      onChange={(value) => onChange(value?.format())}
    />,
  );
  expect(text()).toBe('10/07/2025 00:00');
  await type('Hours', '{ArrowUp}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('2025-10-06T16:00:00Z');
});

claim('limits', 'pasted text must be in the format of the field', async () => {
  const {Field, values} = recorded();
  await render(<Field format="YYYY-MM-DD[T]HH:mm" />);
  await type('Year', '{Control>}a{/Control}');
  paste('2025-10-06T14:20');
  await expect.poll(() => values.at(-1)).toBe('2025-10-06 14:20:00');
});
