import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {text} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SystemsBuddhist from './_demos/SystemsBuddhist';
import SystemsOneDay from './_demos/SystemsOneDay';
import SystemsSecondCalendar from './_demos/SystemsSecondCalendar';

const helperText = () => document.querySelector('.MuiFormHelperText-root')?.textContent;

claim('lead', 'one day in three calendars, and no demo logs a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [SystemsBuddhist, SystemsSecondCalendar]) {
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  const screen = await render(<SystemsOneDay />);
  for (const day of ['Farvardin 1, 1404 AP', 'Ramadan 21, 1446 AH', 'March 21, 2568 BE']) {
    expect(screen.getByText(day).query()).not.toBeNull();
  }
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});

claim('buddhist', 'years are typed in the Buddhist era, with its leap years', async () => {
  const screen = await render(<SystemsBuddhist />);
  await expect.poll(text).toBe('13/04/2568');
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Year'}));
  await userEvent.keyboard('2500');
  await expect.poll(helperText).toBe('1957-04-13');
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('29022567');
  await expect.poll(helperText).toBe('2024-02-29');
});

claim('buddhist', 'the calendar and its list of years count in the Buddhist era', async () => {
  const screen = await render(<SystemsBuddhist />);
  await screen.getByRole('button', {name: 'Choose date, selected date is Apr 13, 2568'}).click();
  await expect.element(screen.getByText('April 2568')).toBeVisible();
  await screen.getByRole('button', {name: /switch to year view/}).click();
  await screen.getByRole('radio', {name: '2570'}).click();
  await expect.poll(helperText).toBe('2027-04-13');
});

claim('buddhist', 'BBBB in the format of a field stays text', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" format="DD/MM/BBBB" defaultValue={dayjs('2025-04-13')} />
    </LocalizationProvider>,
  );
  await expect.poll(text).toBe('13/04/BBBB');
  expect(screen.getByRole('spinbutton').elements()).toHaveLength(2);
});

const Calendar = () => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar defaultValue={dayjs('2025-04-16')} />
  </LocalizationProvider>
);

claim('rtl', 'the direction of the theme decides the arrow keys, dir does not', async () => {
  const focused = () => document.activeElement?.textContent;
  const byTheme = await render(
    <ThemeProvider theme={createTheme({direction: 'rtl'})}>
      <Calendar />
    </ThemeProvider>,
  );
  await byTheme.getByRole('gridcell', {name: '16'}).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('17');
  await byTheme.unmount();
  const byDir = await render(
    <div dir="rtl">
      <Calendar />
    </div>,
  );
  await byDir.getByRole('gridcell', {name: '16'}).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('15');
});

claim('rtl', 'dir on a wrapper does not reach the popup', async () => {
  const screen = await render(
    <div dir="rtl">
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Day" />
      </LocalizationProvider>
    </div>,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('dialog').element().closest('[dir]')).toBeNull();
});
