import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import {TimeField, type TimeFieldProps} from '@mui/x-date-pickers/TimeField';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, text, type} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const at = (time: string) => dayjs(`2025-05-12T${time}`);

/** A field that remembers the values of `onChange`. */
function recorded() {
  const values: (string | undefined)[] = [];
  const Field = (props: TimeFieldProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Time"
        onChange={(value: Dayjs | null) => values.push(value?.format('YYYY-MM-DD HH:mm:ss'))}
        {...props}
      />
    </LocalizationProvider>
  );
  return {Field, values};
}

claim('lead', 'typing fills section after section', async () => {
  const {Field} = recorded();
  await render(<Field />);
  await type('Hours', '0905p');
  await expect.poll(text).toBe('09:05 PM');
});

claim('format', 'a format overrides ampm', async () => {
  const {Field} = recorded();
  await render(<Field ampm={false} format="hh:mm A" defaultValue={at('14:30')} />);
  expect(text()).toBe('02:30 PM');
});

claim('format', '1430 gives 04:30 in the 12-hour format', async () => {
  const {Field} = recorded();
  await render(<Field ampm defaultValue={at('08:00')} />);
  await type('Hours', '1430');
  await expect.poll(text).toBe('04:30 AM');
});

claim('format', 'a date in the format warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const {Field} = recorded();
  await render(<Field format="YYYY-MM-DD HH:mm" />);
  expect(String(warn.mock.calls[0]?.[0])).toContain('is not compatible with the "year" date section');
});

claim('value', 'day and seconds come from referenceDate, and stay', async () => {
  const {Field, values} = recorded();
  await render(<Field ampm={false} referenceDate={dayjs('2030-08-02T10:10:07')} />);
  await type('Hours', '0930');
  await expect.poll(() => values.at(-1)).toBe('2030-08-02 09:30:07');
  await type('Hours', '{ArrowUp}');
  await expect.poll(() => values.at(-1)).toBe('2030-08-02 10:30:07');
});

claim('value', 'without referenceDate it is today', async () => {
  const {Field, values} = recorded();
  await render(<Field ampm={false} />);
  await type('Hours', '0930');
  await expect.poll(() => values.at(-1)).toBe(`${dayjs().format('YYYY-MM-DD')} 09:30:00`);
});

claim('value', 'in a picker, a typed time has the day of today', async () => {
  const onChange = vi.fn<(day?: string) => void>();
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        ampm={false}
        referenceDate={dayjs('2030-08-02')}
        onChange={(value) => onChange(value?.format('YYYY-MM-DD'))}
      />
    </LocalizationProvider>,
  );
  await type('Hours', '0930');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(dayjs().format('YYYY-MM-DD'));
});

claim('value', 'onChange fires with each key once the field is complete', async () => {
  const {Field, values} = recorded();
  await render(<Field ampm={false} />);
  await type('Hours', '1430');
  expect(values.map((value) => value?.slice(11, 16))).toEqual(['14:03', '14:30']);
});

claim(
  'value',
  'an emptied section gives null; left incomplete, the field is red without onError',
  async () => {
    const onError = vi.fn<(error: TimeValidationError) => void>();
    const {Field, values} = recorded();
    await render(<Field ampm={false} defaultValue={at('09:30')} onError={onError} />);
    await type('Hours', '{Backspace}');
    expect(values).toEqual([undefined]);
    expect(isInvalid()).toBe(false);
    await userEvent.click(document.body);
    await expect.poll(isInvalid).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  },
);

claim('steps', 'arrow keys follow minutesStep, and other minutes are errors', async () => {
  const onError = vi.fn<(error: TimeValidationError) => void>();
  const {Field} = recorded();
  await render(<Field ampm={false} defaultValue={at('07:20')} minutesStep={15} onError={onError} />);
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minutesStep');
  await type('Minutes', '{ArrowUp}');
  await expect.poll(text).toBe('07:30');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(text).toBe('07:45');
  expect(onError.mock.lastCall?.[0]).toBeNull();
});

for (const [time, code] of [
  ['07:00', 'minTime'],
  ['18:00', 'maxTime'],
  ['12:30', 'shouldDisableTime-hours'],
] as const) {
  claim('limits-of-time', `${time} is the error ${code}`, async () => {
    const onError = vi.fn<(error: TimeValidationError) => void>();
    const {Field} = recorded();
    await render(
      <Field
        value={at(time)}
        minTime={dayjs('2030-01-01T08:00')}
        maxTime={dayjs('2020-01-01T17:00')}
        shouldDisableTime={(value, view) => view === 'hours' && value.hour() === 12}
        onError={onError}
      />,
    );
    await expect.poll(() => onError.mock.lastCall?.[0]).toBe(code);
  });
}

claim('limits-of-time', 'hour 00 is invalidDate in the 12-hour format', async () => {
  const onError = vi.fn<(error: TimeValidationError) => void>();
  const {Field} = recorded();
  await render(<Field ampm defaultValue={at('09:30')} onError={onError} />);
  await type('Hours', '0');
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('invalidDate');
});

claim('pair', 'error replaces the error state of the field', async () => {
  const {Field} = recorded();
  await render(<Field value={at('07:00')} minTime={at('08:00')} error={false} />);
  expect(isInvalid()).toBe(false);
});

claim('accessibility', 'arrow keys change one section alone, Page Up by five', async () => {
  const {Field} = recorded();
  await render(<Field ampm defaultValue={at('11:59')} />);
  await type('Hours', '{ArrowUp}');
  await expect.poll(text).toBe('12:59 AM');
  await type('Minutes', '{ArrowUp}');
  await expect.poll(text).toBe('12:00 AM');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(text).toBe('12:05 AM');
});
