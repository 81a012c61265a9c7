import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  type DesktopDateTimePickerProps,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {claim} from '@site/tests/claims/claim';
import {text} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const Picker = (props: DesktopDateTimePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDateTimePicker label="Time" {...props} />
  </LocalizationProvider>
);

const morning = dayjs('2025-05-14T09:00');
const calendars = () => document.querySelectorAll('[role=grid]').length;
const lists = () => document.querySelectorAll('[role=listbox]').length;

claim('lead', 'the mobile dialog shows one view at a time, and goes on with Next', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker defaultValue={morning} />
    </LocalizationProvider>,
  );
  await screen.getByRole('button').click();
  await screen.getByRole('gridcell', {name: '20'}).click();
  expect([calendars(), lists()]).toEqual([1, 0]);
  await screen.getByRole('button', {name: 'Next', exact: true}).click();
  await expect.poll(calendars).toBe(0);
  await expect.poll(lists).toBe(3);
});

for (const [props, expected] of [
  [{ampm: false}, '05/14/2025 09:00'],
  [{views: ['day', 'hours']}, '14 09 AM'],
] as const) {
  claim('views', `${JSON.stringify(props)} displays ${expected}`, async () => {
    await render(<Picker defaultValue={morning} {...props} />);
    await expect.poll(text).toBe(expected);
  });
}

const evening = dayjs('2025-01-01T18:00');
const limits: [string, DesktopDateTimePickerProps, string | null][] = [
  ['minDateTime on a later day', {minDateTime: dayjs('2025-05-15T08:00')}, 'minDate'],
  ['minDateTime later on the day', {minDateTime: dayjs('2025-05-14T10:00')}, 'minTime'],
  ['minDate with minDateTime', {minDateTime: dayjs('2025-05-13T10:00'), minDate: dayjs('2025-05-20')}, null],
  ['maxTime on a past day', {maxTime: evening}, null],
  ['the same with minDateTime', {maxTime: evening, minDateTime: dayjs('2025-05-13T10:00')}, 'maxTime'],
  [
    'the same with disablePast',
    {maxTime: evening, disablePast: true, value: dayjs().add(3, 'day').hour(9)},
    'maxTime',
  ],
];

for (const [what, props, expected] of limits) {
  claim('limits-of-time', `${what} is ${expected ?? 'no error'}`, async () => {
    const onError = vi.fn<(code: string | null) => void>();
    await render(<Picker value={morning} {...props} onError={(code) => onError(code)} />);
    if (expected === null) expect(onError).not.toHaveBeenCalled();
    else await expect.poll(() => onError.mock.lastCall?.[0]).toBe(expected);
  });
}

claim(
  'renderers',
  'without renderers for the time, a day closes the popup and focuses the hours',
  async () => {
    const screen = await render(
      <Picker defaultValue={morning} viewRenderers={{hours: null, minutes: null}} />,
    );
    await screen.getByRole('button').click();
    await screen.getByRole('gridcell', {name: '20'}).click();
    await expect.poll(calendars).toBe(0);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Hours');
  },
);

claim('timezone', 'without the plugins of Day.js, timezone throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<Picker timezone="America/New_York" />)).rejects.toThrow('Missing UTC plugin');
});

claim('close', 'with closeOnSelect, it closes after AM or PM', async () => {
  const screen = await render(<Picker defaultValue={morning} closeOnSelect />);
  await screen.getByRole('button').click();
  await screen.getByRole('gridcell', {name: '20'}).click();
  await screen.getByRole('option', {name: '10 hours'}).click();
  await screen.getByRole('option', {name: '35 minutes'}).click();
  expect(calendars()).toBe(1);
  await screen.getByRole('option', {name: 'PM'}).click();
  await expect.poll(calendars).toBe(0);
  expect(text()).toBe('05/20/2025 10:35 PM');
});
