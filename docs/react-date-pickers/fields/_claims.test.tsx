import {createTheme, ThemeProvider} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import {claim} from '@site/tests/claims/claim';
import {fireEvent} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {Component, createRef, type ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Field = (props: DateFieldProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField label="Day" {...props} />
  </LocalizationProvider>
);

class Caught extends Component<{children: ReactNode}, {message: string}> {
  override state = {message: ''};

  static getDerivedStateFromError(error: Error) {
    return {message: error.message};
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

const radius = (selector: string) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).borderRadius;
};

claim('single-input', 'a slot with an input throws, unless the accessible structure is off', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const picker = (props: object) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Caught>
        <DatePicker label="Day" slots={{textField: TextField}} {...props} />
      </Caught>
    </LocalizationProvider>
  );
  const screen = await render(picker({}));
  expect(document.body.textContent).toContain('`sectionListRef` prop has not been initialized');
  await screen.unmount();
  silent.mockRestore();
  await render(picker({enableAccessibleFieldDOMStructure: false, defaultValue: dayjs('2025-09-12')}));
  expect(document.querySelectorAll('[role=spinbutton]')).toHaveLength(0);
  expect(document.querySelector('input')?.value).toContain('2025');
});

claim(
  'theme',
  'MuiOutlinedInput styles the single input only, MuiPickersOutlinedInput the sections',
  async () => {
    const theme = createTheme({
      components: {
        MuiOutlinedInput: {styleOverrides: {root: {borderRadius: 11}}},
        MuiPickersOutlinedInput: {styleOverrides: {root: {borderRadius: 22}}},
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Field />
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField label="Single" enableAccessibleFieldDOMStructure={false} />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    expect(radius('.MuiPickersOutlinedInput-root')).toBe('22px');
    expect(radius('.MuiOutlinedInput-root')).toBe('11px');
  },
);

claim(
  'slot-props',
  'inputProps reach the hidden input, and InputProps the box around the sections',
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Day"
          slotProps={{textField: {inputProps: {'data-testid': 'day'}, InputProps: {className: 'box'}}}}
        />
      </LocalizationProvider>,
    );
    expect(document.querySelector('input')?.dataset.testid).toBe('day');
    expect(document.querySelector('.box [role=spinbutton]')).not.toBeNull();
    expect(document.querySelector('.box button')).not.toBeNull();
  },
);

claim('focus', 'inputRef is the hidden input and moves the focus to a section; ref is the root', async () => {
  const input = createRef<HTMLInputElement>();
  const root = createRef<HTMLDivElement>();
  await render(<Field inputRef={input} ref={root} />);
  expect(input.current?.tagName).toBe('INPUT');
  expect(root.current?.className).toContain('MuiPickersTextField-root');
  input.current?.focus();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Month');
});

claim('tests', 'typing into sections and changing the hidden input both fire onChange', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const report = (value: Dayjs | null) => onChange(value?.format('YYYY-MM-DD'));
  const screen = await render(<Field onChange={report} />);
  expect(screen.getByRole('group', {name: 'Day'}).query()).not.toBeNull();
  const input = document.querySelector('input');
  if (input) fireEvent.change(input, {target: {value: '04/27/1988'}});
  await expect.poll(() => onChange.mock.lastCall).toEqual(['1988-04-27']);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('28');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['1988-04-28']);
});

claim('tests', 'eight digits from the month on fill the field, whose input stands in the group', async () => {
  const screen = await render(<Field label="Arrival" />);
  const arrival = screen.getByRole('group', {name: 'Arrival'});
  await arrival.getByRole('spinbutton', {name: 'Month'}).click();
  await userEvent.keyboard('04271988');
  await expect.poll(() => arrival.element().querySelector('input')?.value).toBe('04/27/1988');
});
