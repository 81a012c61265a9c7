import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {section, text} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import type {FormEvent} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Field = (props: DateFieldProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField label="Day" {...props} />
  </LocalizationProvider>
);

/** The displayed text, without the marks for text direction. */
const may30 = dayjs('2025-05-30');

function describe(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
}

claim('lead', 'digits fill the sections, and the focus moves on', async () => {
  await render(<Field />);
  await userEvent.click(section('Month'));
  await userEvent.keyboard('04271988');
  await expect.poll(text).toBe('04/27/1988');
});

for (const [props, expected] of [
  [{format: 'M/D/YYYY'}, '05/03/2025'],
  [{format: 'M/D/YYYY', shouldRespectLeadingZeros: true}, '5/3/2025'],
  [{format: 'DD/MM/YYYY', formatDensity: 'spacious'}, '03 / 05 / 2025'],
  [{format: 'LL'}, 'May 03, 2025'],
  [{format: '[Day] DD [of] MMM YYYY'}, 'Day 03 of May 2025'],
] as const) {
  claim('format', `${JSON.stringify(props)} displays ${expected}`, async () => {
    await render(<Field value={dayjs('2025-05-03')} {...props} />);
    await expect.poll(text).toBe(expected);
  });
}

claim('placeholders', 'MMM displays MMMM, unless localeText returns the format', async () => {
  const month = () => section('Month').textContent;
  const screen = await render(<Field format="MMM YYYY" />);
  expect(month()).toBe('MMMM');
  await screen.unmount();
  await render(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{fieldMonthPlaceholder: ({format}) => format}}
    >
      <DateField format="MMM YYYY" />
    </LocalizationProvider>,
  );
  expect(month()).toBe('MMM');
});

claim('read', 'onChange fires once all sections are filled, with intermediate years as errors', async () => {
  const onChange = vi.fn<(value: string, error: string | null) => void>();
  await render(<Field onChange={(value, {validationError}) => onChange(describe(value), validationError)} />);
  await userEvent.click(section('Month'));
  await userEvent.keyboard('0427');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('198');
  expect(onChange).toHaveBeenLastCalledWith('0198-04-27', 'minDate');
  await userEvent.keyboard('8');
  expect(onChange).toHaveBeenLastCalledWith('1988-04-27', null);
});

claim('read', 'an empty section gives null, an impossible date an invalid one', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Field defaultValue={may30} onChange={(value) => onChange(describe(value))} />);
  await userEvent.click(section('Day'));
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('null');
  await userEvent.keyboard('31');
  expect(onChange).toHaveBeenLastCalledWith('2025-05-31');
  await userEvent.click(section('Month'));
  await userEvent.keyboard('06');
  expect(onChange).toHaveBeenLastCalledWith('invalid');
});

claim('form', 'required blocks an empty field; an incomplete date is submitted', async () => {
  const onSubmit = vi.fn<(day: FormDataEntryValue | null) => void>();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget).get('day'));
  }
  const screen = await render(
    <form onSubmit={handleSubmit}>
      <Field name="day" format="YYYY-MM-DD" required />
      <button>Send</button>
    </form>,
  );
  await screen.getByRole('button', {name: 'Send'}).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(section('Year'));
  await userEvent.keyboard('2025');
  await screen.getByRole('button', {name: 'Send'}).click();
  expect(onSubmit).toHaveBeenCalledWith('2025-MM-DD');
});

claim('clear', 'the button is no tab stop, and only the button fires onClear', async () => {
  const onClear = vi.fn();
  const screen = await render(<Field defaultValue={may30} clearable onClear={onClear} />);
  expect(document.querySelector('button')?.tabIndex).toBe(-1);
  await screen.getByRole('button').click({force: true});
  expect(onClear).toHaveBeenCalledTimes(1);
  await screen.rerender(<Field key="again" defaultValue={may30} clearable onClear={onClear} />);
  await userEvent.click(section('Month'));
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(text).toBe('');
  expect(onClear).toHaveBeenCalledTimes(1);
});

claim('accessibility', 'keys change a section by one, by five, and to its ends', async () => {
  await render(<Field defaultValue={may30} />);
  await userEvent.click(section('Day'));
  for (const [key, expected] of [
    ['{ArrowUp}', '05/31/2025'],
    ['{ArrowUp}', '05/01/2025'],
    ['{PageUp}', '05/06/2025'],
    ['{End}', '05/31/2025'],
    ['{Home}', '05/01/2025'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(text).toBe(expected);
  }
});
