import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, open, popup, press, text} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Picker = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" {...props} />
  </LocalizationProvider>
);

const start = dayjs('2025-06-12');

/** A picker that reports each value. */
function reported(props: DesktopDatePickerProps) {
  const onChange = vi.fn<(day?: string) => void>();
  const picker = <Picker {...props} onChange={(value) => onChange(value?.format('YYYY-MM-DD'))} />;
  return {picker, changes: () => onChange.mock.calls.map(([day]) => day)};
}

for (const [views, expected] of [
  [['year', 'day'], '06/01/2025'],
  [['year', 'month', 'day'], '06/01/2025'],
  [['year', 'month'], 'June 2025'],
  [['month', 'year'], 'June 2025'],
  [['year'], '2025'],
  [['month', 'day'], 'June 01'],
] as const) {
  claim('views', `${views.join(', ')} displays ${expected}`, async () => {
    await render(<Picker views={views} defaultValue={dayjs('2025-06-01')} />);
    await expect.poll(text).toBe(expected);
  });
}

for (const [what, props, day] of [
  ['the value', {defaultValue: dayjs('2024-03-17')}, '17'],
  ['referenceDate', {referenceDate: dayjs('2024-03-08')}, '08'],
] as const) {
  claim('views', `a month picker starts with the year, and keeps the day of ${what}`, async () => {
    const {picker, changes} = reported({views: ['year', 'month'], ...props});
    const screen = await render(picker);
    await open(screen);
    await screen.getByRole('radio', {name: '2025', exact: true}).click();
    await screen.getByRole('radio', {name: 'September'}).click();
    await expect.poll(changes).toEqual([`2025-03-${day}`, `2025-09-${day}`]);
    await expect.poll(popup).toBeNull();
  });
}

claim('open-to', 'years range from 1900 to 2099, and start with the latest with yearsOrder', async () => {
  const years = () => [...document.querySelectorAll('[role=radio]')].map((year) => year.textContent);
  const screen = await render(<Picker open openTo="year" />);
  await expect.poll(() => years().length).toBe(200);
  expect([years()[0], years().at(-1)]).toEqual(['1900', '2099']);
  await screen.unmount();
  await render(<Picker open openTo="year" yearsOrder="desc" maxDate={dayjs('2025-12-31')} />);
  await expect.poll(() => years()[0]).toBe('2025');
  expect(years().at(-1)).toBe('1900');
});

for (const [what, expected] of [
  ['Esc keeps', '06/20/2025'],
  ['a click outside keeps', '06/20/2025'],
  ['Cancel discards', '06/12/2025'],
] as const) {
  claim('close', `${what} the selected date`, async () => {
    const screen = await render(
      <>
        <Picker defaultValue={start} closeOnSelect={false} />
        <p style={{marginInlineStart: 600}}>Outside</p>
      </>,
    );
    await open(screen);
    await screen.getByRole('gridcell', {name: '20', exact: true}).click();
    await expect.poll(text).toBe('06/20/2025');
    if (what === 'Esc keeps') await userEvent.keyboard('{Escape}');
    else if (what === 'Cancel discards') await press(screen, 'Cancel');
    else await screen.getByText('Outside').click();
    await expect.poll(popup).toBeNull();
    expect(text()).toBe(expected);
  });
}

claim('close', 'Today ignores the limits, and the field marks the date as an error', async () => {
  const {picker, changes} = reported({
    minDate: dayjs().add(2, 'year'),
    slotProps: {actionBar: {actions: ['today']}},
  });
  const screen = await render(picker);
  expect(isInvalid()).toBe(false);
  await open(screen);
  await press(screen, 'Today');
  await expect.poll(changes).toEqual([dayjs().format('YYYY-MM-DD')]);
  await expect.poll(isInvalid).toBe(true);
  await expect.poll(popup).toBeNull();
});

claim('controlled-open', 'with only open, the button and Esc have no effect', async () => {
  const focused = () => document.activeElement?.textContent;
  const screen = await render(<Picker open={false} defaultValue={start} />);
  await open(screen);
  expect(popup()).toBeNull();
  await screen.rerender(<Picker open defaultValue={start} />);
  await expect.poll(focused).toBe('12');
  await userEvent.keyboard('{Escape}{ArrowRight}');
  await expect.poll(focused).toBe('13');
  expect(popup()?.contains(document.activeElement)).toBe(true);
});
