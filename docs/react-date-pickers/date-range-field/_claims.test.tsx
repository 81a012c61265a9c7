import {LocalizationProvider} from '@mui/x-date-pickers-pro';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {DateRange, DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {claim} from '@site/tests/claims/claim';
import {paste, text} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import DateRangeFieldForm from './_demos/DateRangeFieldForm';

dayjs.extend(utc);
dayjs.extend(timezone);

const textsOf = (range: DateRange<Dayjs>) =>
  range.map((date) => (date?.isValid() ? date.format('YYYY-MM-DD HH:mm') : date && 'invalid'));

/** Fields that remember what `onChange` and `onError` received. */
function recorded() {
  const values: (string | null)[][] = [];
  const onChange = (range: DateRange<Dayjs>) => {
    values.push(textsOf(range));
  };
  const onError = vi.fn<(errors: DateRangeValidationError) => void>();
  const One = (props: SingleInputDateRangeFieldProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField label="Days" onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  const Two = (props: MultiInputDateRangeFieldProps<true>) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField onChange={onChange} onError={onError} {...props} />
    </LocalizationProvider>
  );
  return {One, Two, values, onError};
}

const sections = (name: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role=spinbutton][aria-label="${name}"]`),
];
const invalid = () =>
  [...document.querySelectorAll('[role=group]')].map(
    (group) => group.getAttribute('aria-invalid') === 'true',
  );
const focusedIndex = () =>
  [...document.querySelectorAll('[role=spinbutton]')].findIndex((each) => each === document.activeElement);

async function type(name: string, index: number, keys: string) {
  await userEvent.click(sections(name)[index] ?? document.body);
  await userEvent.keyboard(keys);
}

const days: DateRange<Dayjs> = [dayjs('2025-11-03'), dayjs('2025-11-07')];

claim('inputs', 'two inputs have no labels of their own', async () => {
  const {Two} = recorded();
  await render(<Two />);
  expect(document.querySelectorAll('[role=group]')).toHaveLength(2);
  expect(document.querySelector('label')).toBeNull();
});

claim('value', 'a start alone is no error; one input turns red on blur, two do not', async () => {
  const {One, Two, values, onError} = recorded();
  const screen = await render(<One format="MM/DD" />);
  await type('Month', 0, '1103');
  await expect.poll(() => values.at(-1)?.[1]).toBeNull();
  expect(values.at(-1)?.[0]).toContain('11-03');
  await userEvent.click(document.body);
  await expect.poll(invalid).toEqual([true]);
  await screen.rerender(<Two format="MM/DD" />);
  await type('Month', 0, '1103');
  await userEvent.click(document.body);
  await expect.poll(() => values.at(-1)?.[0]).toContain('11-03');
  expect(invalid()).toEqual([false, false]);
  expect(onError.mock.lastCall?.[0]).toEqual([null, null]);
});

claim('value', 'different time zones throw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const {One} = recorded();
  const mixed: DateRange<Dayjs> = [
    dayjs.tz('2025-11-03', 'America/New_York'),
    dayjs.tz('2025-11-07', 'Europe/Paris'),
  ];
  await expect(render(<One value={mixed} />)).rejects.toThrow(/timezone of the start and the end/);
});

claim(
  'value',
  'the time is that of referenceDate, of the start in both, and midnight in two inputs',
  async () => {
    const {One, Two, values} = recorded();
    const referenceDate: [Dayjs, Dayjs] = [dayjs('2025-01-01T14:00'), dayjs('2025-01-01T11:00')];
    const screen = await render(<One format="MM/DD" referenceDate={referenceDate} />);
    await type('Month', 0, '1103');
    await type('Month', 1, '1107');
    await expect.poll(() => values.at(-1)).toEqual(['2025-11-03 14:00', '2025-11-07 14:00']);
    await screen.rerender(<Two format="MM/DD" referenceDate={referenceDate} />);
    await type('Month', 0, '1103');
    await expect.poll(() => values.at(-1)?.[0]).toBe(`${dayjs().year()}-11-03 00:00`);
  },
);

for (const [pasted, expected] of [
  ['11/11/2025 to 11/15/2025', '11/11/2025 to 11/15/2025'],
  ['11/11/2025 – 11/15/2025', ''],
] as const) {
  claim('format', `with the separator "to", pasting "${pasted}" gives "${expected}"`, async () => {
    const {One} = recorded();
    await render(<One defaultValue={days} dateSeparator="to" />);
    await type('Month', 0, '{Control>}a{/Control}');
    paste(pasted);
    await expect.poll(text).toBe(expected);
  });
}

claim('format', 'a separator that the format contains clears the field when pasting', async () => {
  const {One} = recorded();
  await render(<One defaultValue={days} dateSeparator="-" format="YYYY-MM-DD" />);
  await type('Year', 0, '{Control>}a{/Control}');
  paste('2025-11-11 - 2025-11-15');
  await expect.poll(text).toBe('');
});

claim('form', 'one input submits one text, two inputs submit two', async () => {
  const {One} = recorded();
  const screen = await render(<One name="leave" defaultValue={days} />);
  expect(document.querySelector('input')?.name).toBe('leave');
  expect(text()).toBe('11/03/2025 – 11/07/2025');
  await screen.rerender(<DateRangeFieldForm />);
  await screen.getByRole('button', {name: 'Send'}).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('from: 2025-11-03, until: 2025-11-07');
});

claim(
  'errors',
  'errors are pairs; invalidRange waits for errors of single dates; equal dates are fine',
  async () => {
    const {One, onError} = recorded();
    const last = () => onError.mock.lastCall?.[0];
    const limits = {minDate: dayjs('2025-11-01')};
    const screen = await render(<One {...limits} value={[dayjs('2025-11-07'), dayjs('2025-11-03')]} />);
    await expect.poll(last).toEqual(['invalidRange', 'invalidRange']);
    await screen.rerender(<One {...limits} value={[dayjs('2025-11-07'), dayjs('2025-10-03')]} />);
    await expect.poll(last).toEqual([null, 'minDate']);
    await screen.rerender(<One {...limits} value={[dayjs('2025-11-07'), dayjs('2025-11-07')]} />);
    await expect.poll(last).toEqual([null, null]);
  },
);

claim('errors', 'with two inputs, only the one with the error turns red', async () => {
  const {Two} = recorded();
  await render(<Two value={days} minDate={dayjs('2025-11-05')} />);
  expect(invalid()).toEqual([true, false]);
});

claim('accessibility', 'the focus moves on to the end in one input, and stays in two', async () => {
  const {One, Two} = recorded();
  const screen = await render(<One format="MM/DD" />);
  await type('Month', 0, '1103');
  await expect.poll(focusedIndex).toBe(2);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focusedIndex).toBe(1);
  await screen.rerender(<Two format="MM/DD" />);
  await type('Month', 0, '1103');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedIndex).toBe(1);
  await userEvent.keyboard('{Tab}');
  await expect.poll(focusedIndex).toBe(2);
});
