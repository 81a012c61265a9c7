import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AccessibleError from './_demos/AccessibleError';
import AccessibleName from './_demos/AccessibleName';
import AccessibleTexts from './_demos/AccessibleTexts';

const Picker = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Visit" {...props} />
  </LocalizationProvider>
);

const attribute = (name: string) => document.activeElement?.getAttribute(name);
const day = dayjs('2025-09-12');

claim('field', 'the group has the label, the sections have names, values, and limits', async () => {
  const screen = await render(<Picker defaultValue={day} />);
  expect(screen.getByRole('group', {name: 'Visit'}).query()).not.toBeNull();
  const spoken = ['Month', 'Day', 'Year'].map((name) => {
    const section = screen.getByRole('spinbutton', {name, exact: true}).element();
    return ['valuenow', 'valuetext', 'valuemin', 'valuemax'].map((key) =>
      section.getAttribute(`aria-${key}`),
    );
  });
  expect(spoken).toEqual([
    ['9', 'September', '1', '12'],
    ['12', '12th', '1', '30'],
    ['2025', null, '0', '9999'],
  ]);
});

claim('field', 'an empty section is announced as Empty', async () => {
  const screen = await render(<Picker />);
  const section = screen.getByRole('spinbutton', {name: 'Month'}).element();
  expect(section.getAttribute('aria-valuetext')).toBe('Empty');
});

claim(
  'keyboard',
  'Tab enters the first section and goes on to the button, the arrows move inside',
  async () => {
    await render(<Picker defaultValue={day} />);
    await userEvent.keyboard('{Tab}');
    expect(attribute('aria-label')).toBe('Month');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => attribute('aria-label')).toBe('Day');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => attribute('aria-label')).toBe('Choose date, selected date is Sep 12, 2025');
  },
);

claim('popup', 'the focus moves to the selected day, and Esc returns it to the button', async () => {
  const screen = await render(<Picker defaultValue={day} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('12');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => attribute('aria-label')).toContain('Choose date');
});

claim('popup', 'the month is a live region and names the grid, weekdays have full names', async () => {
  const screen = await render(<Picker defaultValue={day} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('grid', {name: 'September 2025'})).toBeVisible();
  expect(screen.getByText('September 2025').element().closest('[aria-live=polite]')).not.toBeNull();
  const names = [...document.querySelectorAll('[role=columnheader]')].map((header) =>
    header.getAttribute('aria-label'),
  );
  expect(names.slice(0, 2)).toEqual(['Sunday', 'Monday']);
});

claim('errors', 'the helper text describes the group, and an error sets aria-invalid', async () => {
  const screen = await render(<AccessibleError />);
  const described = () => {
    const group = document.querySelector('[role=group]');
    return document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  expect(described()).toContain('Any day from');
  expect(document.querySelector('[role=group]')?.getAttribute('aria-live')).toBe('polite');
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('2');
  await expect.poll(described).toContain('The fair opens');
  expect(document.querySelector('[aria-invalid=true]')).not.toBeNull();
});

claim('names', 'aria-label and aria-labelledby in InputProps name the group', async () => {
  const screen = await render(<AccessibleName />);
  expect(screen.getByRole('group', {name: 'Delivery day'}).query()).not.toBeNull();
  expect(screen.getByRole('group', {name: 'Pickup day'}).query()).not.toBeNull();
});

claim('texts', 'localeText changes the names of sections and button', async () => {
  const screen = await render(<AccessibleTexts />);
  const section = screen.getByRole('spinbutton', {name: 'Month of birth'}).element();
  expect(section.getAttribute('aria-valuetext')).toBe('not filled in');
  expect(screen.getByRole('button', {name: 'Choose date of birth'}).query()).not.toBeNull();
});

claim('popup', 'the clock is a list with a name that has the time', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={dayjs('2025-09-12T09:30')} />
    </LocalizationProvider>,
  );
  const list = screen.getByRole('listbox').element();
  expect(list.getAttribute('aria-label')).toBe('Select hours. Selected time is 09:30 AM');
});

claim('keyboard', 'disabled takes the field out of the tab order, readOnly does not', async () => {
  const disabled = await render(<Picker defaultValue={day} disabled />);
  await userEvent.keyboard('{Tab}');
  expect(attribute('role')).not.toBe('spinbutton');
  await disabled.unmount();
  await render(<Picker defaultValue={day} readOnly />);
  await userEvent.keyboard('{Tab}');
  expect([attribute('role'), attribute('aria-readonly')]).toEqual(['spinbutton', 'true']);
});

claim('lead', 'the demos log no message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [AccessibleError, AccessibleName, AccessibleTexts]) {
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
