import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {DateTimeField, type DateTimeFieldProps} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {claim} from '@site/tests/claims/claim';
import {text} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Field = (props: DateTimeFieldProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateTimeField label="Time" ampm={false} {...props} />
  </LocalizationProvider>
);

const Calendar = (props: DateCalendarProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar {...props} />
  </LocalizationProvider>
);

const silent = () => vi.spyOn(console, 'error').mockReturnValue();
const noonUtc = () => dayjs.utc('2025-06-10T12:00');

// The plugins change Day.js for good: these two run first.
claim('dayjs', 'without the plugins, UTC and a named zone throw, and "system" works', async () => {
  silent();
  await expect(render(<Field timezone="UTC" />)).rejects.toThrow('Missing UTC plugin');
  await expect(render(<Field timezone="Asia/Tokyo" />)).rejects.toThrow('Missing UTC plugin');
  await render(<Field timezone="system" defaultValue={dayjs('2025-06-10T12:00')} />);
  await expect.poll(text).toBe('06/10/2025 12:00');
});

claim('dayjs', 'the plugin utc is enough for UTC, not for a named zone', async () => {
  dayjs.extend(utc);
  await render(<Field timezone="UTC" defaultValue={dayjs('2025-06-10T12:00Z')} />);
  await expect.poll(text).toBe('06/10/2025 12:00');
  silent();
  await expect(render(<Field timezone="Asia/Tokyo" />)).rejects.toThrow('Missing timezone plugin');
  dayjs.extend(timezone);
});

claim('precedence', 'timezone comes before the zone of the value, and onChange keeps that zone', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const screen = await render(
    <Field defaultValue={noonUtc()} timezone="Asia/Tokyo" onChange={(value) => onChange(value?.format())} />,
  );
  await expect.poll(text).toBe('06/10/2025 21:00');
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Hours'}));
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange.mock.lastCall).toEqual(['2025-06-10T13:00:00Z']);
});

claim('precedence', 'the zone of the value comes next', async () => {
  await render(<Field defaultValue={dayjs.tz('2025-06-10T12:00', 'Asia/Tokyo')} />);
  await expect.poll(text).toBe('06/10/2025 12:00');
});

for (const [what, props, expected] of [
  ['timezone', () => ({timezone: 'Asia/Tokyo'}), '2025-06-10T09:30:00+09:00'],
  [
    'referenceDate',
    () => ({referenceDate: dayjs.tz('2025-01-01', 'Asia/Tokyo')}),
    '2025-06-10T09:30:00+09:00',
  ],
] as const) {
  claim('precedence', `an empty field takes the zone of ${what}`, async () => {
    const onChange = vi.fn<(value?: string) => void>();
    const screen = await render(<Field {...props()} onChange={(value) => onChange(value?.format())} />);
    await userEvent.click(screen.getByRole('spinbutton', {name: 'Month'}));
    await userEvent.keyboard('061020250930');
    expect(onChange.mock.lastCall).toEqual([expected]);
  });
}

claim('precedence', '"default" is the zone of dayjs.tz.setDefault', async () => {
  dayjs.tz.setDefault('Asia/Tokyo');
  await render(<Field defaultValue={noonUtc()} timezone="default" />);
  await expect.poll(text).toBe('06/10/2025 21:00');
  dayjs.tz.setDefault();
});

claim('precedence', 'an unknown zone throws a RangeError', async () => {
  silent();
  await expect(render(<Field timezone="Mars/Phobos" />)).rejects.toThrow(RangeError);
});

claim('precedence', 'limits in another zone are converted', async () => {
  const screen = await render(
    <Calendar
      defaultValue={dayjs.tz('2025-06-20T12:00', 'Asia/Tokyo')}
      minDate={dayjs.utc('2025-06-10T20:00')}
    />,
  );
  expect(screen.getByRole('gridcell', {name: '10'}).element()).toHaveProperty('disabled', true);
  expect(screen.getByRole('gridcell', {name: '11'}).element()).toHaveProperty('disabled', false);
});

claim('precedence', 'a day of an empty calendar has the zone of referenceDate, not of timezone', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const screen = await render(
    <Calendar
      timezone="UTC"
      referenceDate={dayjs.tz('2025-06-10', 'Asia/Tokyo')}
      onChange={(value) => onChange(dayjs(value).toISOString())}
    />,
  );
  await screen.getByRole('gridcell', {name: '12'}).click();
  expect(onChange.mock.lastCall).toEqual(['2025-06-11T15:00:00.000Z']);
});

claim('off-by-one', 'midnight in Shanghai is the day before in UTC, in text and in a field', async () => {
  const day = dayjs.tz('2025-06-10', 'Asia/Shanghai');
  expect(day.toISOString()).toBe('2025-06-09T16:00:00.000Z');
  expect(JSON.stringify({day})).toBe('{"day":"2025-06-09T16:00:00.000Z"}');
  await render(<Field timezone="UTC" defaultValue={day} />);
  await expect.poll(text).toBe('06/09/2025 16:00');
});

claim('off-by-one', 'a day chosen in UTC has the time 00:00 in UTC', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const screen = await render(
    <Calendar
      timezone="UTC"
      defaultValue={dayjs.utc('2025-06-10')}
      onChange={(value) => onChange(dayjs(value).toISOString())}
    />,
  );
  await screen.getByRole('gridcell', {name: '12'}).click();
  expect(onChange.mock.lastCall).toEqual(['2025-06-12T00:00:00.000Z']);
});

claim('dst', 'a skipped time can be entered, and the value is an hour off', async () => {
  const onChange = vi.fn<(value?: string) => void>();
  const screen = await render(
    <Field
      defaultValue={dayjs.tz('2025-03-30T01:30', 'Europe/Berlin')}
      onChange={(value) => onChange(value?.toISOString())}
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Hours'}));
  await userEvent.keyboard('02');
  await expect.poll(text).toBe('03/30/2025 02:30');
  expect(onChange.mock.lastCall).toEqual(['2025-03-30T00:30:00.000Z']);
  expect(dayjs.tz('2025-03-30T02:30', 'Europe/Berlin').toISOString()).toBe('2025-03-30T01:30:00.000Z');
});

for (const [zone, month, day] of [
  ['Africa/Cairo', '2025-04-10', '25'],
  ['Pacific/Apia', '2011-12-15', '30'],
] as const) {
  claim('dst', `day ${day} in ${zone} can be chosen`, async () => {
    const onChange = vi.fn<(value?: string) => void>();
    const screen = await render(
      <Calendar
        defaultValue={dayjs.tz(`${month}T12:00`, zone)}
        onChange={(value) => onChange(dayjs(value).tz(zone).format('D'))}
      />,
    );
    await screen.getByRole('gridcell', {name: day, exact: true}).click();
    await expect.poll(() => document.querySelector('[aria-selected=true]')?.textContent).toBe(day);
    expect(onChange).toHaveBeenCalledOnce();
  });
}

claim('dst', 'the demo refuses the skipped time', async () => {
  const {default: ZoneClockChange} = await import('./_demos/ZoneClockChange');
  const screen = await render(<ZoneClockChange />);
  await expect.element(screen.getByText('2025-03-30T00:30:00.000Z')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Hours'}));
  await userEvent.keyboard('02');
  await expect.element(screen.getByText('Not a time in Berlin')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Hours'}));
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('2025-03-30T01:30:00.000Z')).toBeVisible();
});

claim('ranges', 'two zones in one range throw', async () => {
  silent();
  await expect(
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          defaultValue={[dayjs.tz('2025-06-10', 'Europe/Paris'), dayjs.tz('2025-06-11', 'Asia/Tokyo')]}
        />
      </LocalizationProvider>,
    ),
  ).rejects.toThrow('The timezone of the start and the end date should be the same.');
});

claim('lead', 'the demos render without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const load of [
    () => import('./_demos/ZoneMeeting'),
    () => import('./_demos/ZonePrecedence'),
    () => import('./_demos/ZoneServer'),
    () => import('./_demos/ZoneUtcDay'),
    () => import('./_demos/ZoneClockChange'),
  ]) {
    const {default: Demo} = await load();
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
