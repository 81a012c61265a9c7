import * as community from '@mui/x-date-pickers';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import * as pro from '@mui/x-date-pickers-pro';
import {AdapterDayjs as AdapterOfPro} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {claim} from '@site/tests/claims/claim';
import {popup, type} from '@site/tests/claims/pickers';
import dayjs from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FieldPickerView from './_demos/FieldPickerView';

const focusedText = () => document.activeElement?.textContent;

claim('fields-pickers-and-views', 'a change in one of the three appears in the others', async () => {
  const screen = await render(<FieldPickerView />);
  const texts = () =>
    [...document.querySelectorAll('input')].map(({value}) => value.replace(/[\u200E\u2066-\u2069]/g, ''));
  const selected = () => document.querySelector('[aria-selected=true]')?.textContent;
  await screen.getByRole('gridcell', {name: '10', exact: true}).click();
  await expect.poll(texts).toEqual(['09/10/2026', '09/10/2026']);
  await type('Day', '17');
  await expect.poll(texts).toEqual(['09/17/2026', '09/17/2026']);
  await expect.poll(selected).toBe('17');
});

for (const [query, isDesktop] of [
  ['@media (min-width: 1px)', true],
  ['@media (max-width: 1px)', false],
] as const) {
  claim(
    'desktop-mobile-responsive-or-static',
    `desktopModeMediaQuery that ${isDesktop ? 'matches opens a popup' : 'does not match opens a dialog'}`,
    async () => {
      const screen = await render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" defaultValue={dayjs('2026-04-09')} desktopModeMediaQuery={query} />
        </LocalizationProvider>,
      );
      await screen.getByRole('button').click();
      await expect.poll(popup).not.toBeNull();
      expect(document.querySelector('.MuiPickerPopper-root') !== null).toBe(isDesktop);
      expect(document.querySelector('.MuiDialog-root') === null).toBe(isDesktop);
      await screen.getByRole('gridcell', {name: '20', exact: true}).click();
      await expect.poll(() => popup() === null).toBe(isDesktop);
      expect(screen.getByRole('button', {name: 'OK'}).query() === null).toBe(isDesktop);
    },
  );
}

claim('desktop-mobile-responsive-or-static', 'there are four static pickers', () => {
  expect(
    Object.keys(pro)
      .filter((name) => /^Static\w+Picker$/.test(name))
      .sort(),
  ).toEqual(['StaticDatePicker', 'StaticDateRangePicker', 'StaticDateTimePicker', 'StaticTimePicker']);
});

claim('pick-a-range', 'two months side by side, half a pair, and a watermark without a key', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onChange = vi.fn<(days: (number | null)[]) => void>();
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        label="Stay"
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-11')]}
        onChange={(range) => onChange(range.map((day) => day?.date() ?? null))}
      />
    </LocalizationProvider>,
  );
  await screen.getByRole('button').click();
  await expect.poll(() => document.querySelectorAll('[role=grid]').length).toBe(2);
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  await screen.getByRole('gridcell', {name: '20', exact: true}).first().click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([[20, null]]);
});

claim('packages-and-plans', 'the Pro package exports all of the Community package again', () => {
  const exported: Record<string, unknown> = pro;
  expect(Object.keys(community).filter((name) => !(name in exported))).toEqual([]);
  expect(exported.DatePicker).toBe(community.DatePicker);
  expect(AdapterOfPro).toBe(AdapterDayjs);
  expect(Object.keys(community)).not.toContain('DateRangePicker');
});

claim(
  'keyboard-and-screen-readers',
  'Home and End go to the edges of the week, Page Up and Page Down to other months',
  async () => {
    const onChange = vi.fn<(day?: string) => void>();
    const screen = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          defaultValue={dayjs('2026-04-15')}
          onChange={(day) => onChange(dayjs(day).format('YYYY-MM-DD'))}
        />
      </LocalizationProvider>,
    );
    await screen.getByRole('gridcell', {name: '15', exact: true}).click();
    await expect.poll(focusedText).toBe('15');
    for (const [key, day] of [
      ['Home', '12'],
      ['End', '18'],
      ['ArrowUp', '11'],
      ['ArrowRight', '12'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(focusedText).toBe(day);
    }
    await userEvent.keyboard('{PageUp}');
    await expect.element(screen.getByText('May 2026')).toBeVisible();
    await expect.poll(focusedText).toBe('12');
    await userEvent.keyboard('{PageDown}');
    await expect.element(screen.getByText('April 2026')).toBeVisible();
    await expect.poll(focusedText).toBe('12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-04-12']);
  },
);
