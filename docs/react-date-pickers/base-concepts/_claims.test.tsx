import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import {claim} from '@site/tests/claims/claim';
import {choose, open, popup, section, text, type} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ConceptsMediaQuery from './_demos/ConceptsMediaQuery';

const Picker = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" {...props} />
  </LocalizationProvider>
);

const texts = () =>
  [...document.querySelectorAll('input')].map(({value}) => value.replace(/[\u200E\u2066-\u2069]/g, ''));

claim('provider', 'a nested provider without an adapter changes the texts, one alone throws', async () => {
  const localeText = {fieldMonthPlaceholder: () => 'mois'};
  const nested = (
    <LocalizationProvider localeText={localeText}>
      <DateField label="Day" />
    </LocalizationProvider>
  );
  await render(<LocalizationProvider dateAdapter={AdapterDayjs}>{nested}</LocalizationProvider>);
  expect(section('Month').textContent).toBe('mois');
  await type('Month', '06102026');
  await expect.poll(text).toBe('06/10/2026');
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(nested)).rejects.toThrow('forgot to pass a `dateAdapter`');
});

claim('reference-date', 'it counts for a choice in the clock, not for a typed time or day', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const time = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Time"
        referenceDate={dayjs('2025-09-13T08:00')}
        onChange={(value) => onChange(value?.format('YYYY-MM-DD HH:mm'))}
      />
    </LocalizationProvider>
  );
  const chosen = await render(time);
  await open(chosen);
  await choose(chosen, '10 hours');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2025-09-13 10:00']);
  await chosen.unmount();
  const typed = await render(time);
  await type('Hours', '0930AM');
  await expect.poll(() => onChange.mock.lastCall).toEqual([dayjs().format('YYYY-MM-DD 09:30')]);
  await typed.unmount();
  await render(
    <Picker
      referenceDate={dayjs('2025-09-13T08:00')}
      onChange={(value) => onChange(value?.format('YYYY-MM-DD HH:mm'))}
    />,
  );
  await type('Month', '06102026');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-06-10 00:00']);
});

claim('views', 'after a choice the next view opens, and a wrong openTo logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const screen = await render(
    <Picker views={['year', 'month']} openTo="year" defaultValue={dayjs('2025-06-15')} />,
  );
  await open(screen);
  await screen.getByRole('radio', {name: '2026', exact: true}).click();
  await expect.element(screen.getByRole('radio', {name: 'June', exact: true})).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
  await screen.unmount();
  await render(<Picker views={['year', 'month']} openTo="day" />);
  expect(warn.mock.calls.flat().join(' ')).toContain('`openTo="day"` is not a valid prop');
});

claim('variants', 'the second picker of the demo follows the width of the window', async () => {
  const dialogs = async () => {
    const screen = await render(<ConceptsMediaQuery />);
    await screen
      .getByRole('group', {name: 'By width of the window'})
      .getByRole('button', {name: /Choose date/})
      .click();
    await expect.poll(popup).not.toBeNull();
    const count = document.querySelectorAll('.MuiDialog-root').length;
    await screen.unmount();
    return count;
  };
  const wide = await dialogs();
  await page.viewport(600, 800);
  const narrow = await dialogs();
  await page.viewport(1000, 800);
  expect([wide, narrow]).toEqual([0, 1]);
});

claim('defaults', 'MuiDatePicker applies to the responsive component only', async () => {
  const theme = createTheme({
    components: {MuiDatePicker: {defaultProps: {format: 'YYYY-MM-DD'}}},
  });
  const day = dayjs('2025-01-13');
  await render(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Responsive" defaultValue={day} />
        <DesktopDatePicker label="Desktop" defaultValue={day} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect.poll(texts).toEqual(['2025-01-13', '01/13/2025']);
});

claim('accessibility', 'aria-label on the text field does not name the sections', async () => {
  const screen = await render(
    <Picker
      label={undefined}
      slotProps={{textField: {'aria-label': 'Delivery day', InputProps: {'aria-label': 'Arrival'}}}}
    />,
  );
  expect(screen.getByRole('group', {name: 'Arrival'}).query()).not.toBeNull();
  await screen.rerender(<Picker label={undefined} slotProps={{textField: {'aria-label': 'Delivery day'}}} />);
  await expect.poll(() => screen.getByRole('group', {name: 'Arrival'}).query()).toBeNull();
  expect(document.querySelector('[aria-label="Delivery day"]')).not.toBeNull();
  expect(screen.getByRole('group', {name: 'Delivery day'}).query()).toBeNull();
});
