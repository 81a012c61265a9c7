import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {usePickerAdapter} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {open, text} from '@site/tests/claims/pickers';
import {format} from 'date-fns';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import AdapterLocaleWeek from './_demos/AdapterLocaleWeek';

const weekdayNames = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((header) => header.getAttribute('aria-label'));
const month = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;

const may17 = dayjs('2025-05-17T14:30');

claim('adapter-locale', 'a locale of Day.js that is not loaded warns, and dates are English', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it">
      <DateField defaultValue={may17} />
      <DateCalendar defaultValue={may17} />
    </LocalizationProvider>,
  );
  expect(warn.mock.calls.flat().join(' ')).toContain('Your locale has not been found');
  await expect.poll(text).toBe('05/17/2025');
  expect(month()).toBe('May 2025');
});

claim('adapter-locale', 'pickers ignore dayjs.locale()', async () => {
  dayjs.locale('de');
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={dayjs('2025-05-17')} />
      <DateCalendar defaultValue={dayjs('2025-05-17')} />
    </LocalizationProvider>,
  );
  const shown = [text(), month(), weekdayNames()[0]];
  dayjs.locale('en');
  expect(shown).toEqual(['05/17/2025', 'May 2025', 'Sunday']);
});

for (const [result, ofDayjs, ofDateFns] of [
  ['2025-05-17', 'YYYY-MM-DD', 'yyyy-MM-dd'],
  ['17.05.2025', 'DD.MM.YYYY', 'dd.MM.yyyy'],
  ['17 May 2025', 'D MMMM YYYY', 'd MMMM yyyy'],
  ['14:30', 'HH:mm', 'HH:mm'],
  ['02:30 PM', 'hh:mm A', 'hh:mm a'],
  ['Sat', 'ddd', 'EEE'],
  ['05/17/2025', 'L', 'P'],
] as const) {
  claim('format', `${ofDayjs} of Day.js and ${ofDateFns} of date-fns give ${result}`, () => {
    expect(new AdapterDayjs().formatByString(may17, ofDayjs)).toBe(result);
    expect(format(new Date(2025, 4, 17, 14, 30), ofDateFns)).toBe(result);
  });
}

claim('date-formats', 'a new object creates a new adapter, the same object keeps it', async () => {
  const adapters: unknown[] = [];
  const Probe = () => {
    adapters.push(usePickerAdapter());
    return null;
  };
  const provider = (dateFormats: {month: string}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Probe />
    </LocalizationProvider>
  );
  const formats = {month: 'MMM'};
  const screen = await render(provider(formats));
  await screen.rerender(provider(formats));
  expect(new Set(adapters).size).toBe(1);
  await screen.rerender(provider({...formats}));
  expect(new Set(adapters).size).toBe(2);
});

claim('week-start', 'a locale of your own changes that day, and the default stays English', async () => {
  const first = () => weekdayNames().find((name) => name?.endsWith('day'));
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={may17} />
    </LocalizationProvider>,
  );
  expect(first()).toBe('Sunday');
  await screen.unmount();
  await render(<AdapterLocaleWeek />);
  expect(first()).toBe('Monday');
  const numbers = [...document.querySelectorAll('[role=rowheader]')].map((week) => week.textContent);
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
  expect(dayjs.locale()).toBe('en');
});

claim('hours', 'format applies to the text alone, ampm to the lists', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DesktopTimePicker ampm format="HH:mm" defaultValue={may17} />
    </LocalizationProvider>,
  );
  await expect.poll(text).toBe('14:30');
  await open(screen);
  await expect.element(screen.getByRole('option', {name: 'PM'})).toBeVisible();
  expect(screen.getByRole('option', {name: '14 hours'}).query()).toBeNull();
});
