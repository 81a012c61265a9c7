import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock, type DigitalClockProps} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

dayjs.extend(utc);
dayjs.extend(timezone);

const List = (props: DigitalClockProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DigitalClock ampm={false} {...props} />
  </LocalizationProvider>
);

const Columns = (props: MultiSectionDigitalClockProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MultiSectionDigitalClock aria-label="Time" ampm={false} {...props} />
  </LocalizationProvider>
);

const at = (time: string) => dayjs(`2025-01-01T${time}`);
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const times = () => options().map((option) => option.textContent);
const tabStops = () => options().filter((option) => option.tabIndex === 0);
const selected = () => document.querySelectorAll('[aria-selected=true]').length;
const focused = () => document.activeElement?.textContent;
const stop = () => tabStops()[0]?.focus();

claim('columns', 'a list is at most 232 px high and as wide as its container', async () => {
  await render(
    <div style={{width: 250}}>
      <List />
    </div>,
  );
  const box = document.querySelector('.MuiDigitalClock-root')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([250, 232]);
});

claim(
  'columns',
  'a column has the selected option in the middle, and no blank space at its end',
  async () => {
    const screen = await render(<Columns value={at('09:30')} />);
    const rest = (name: string) => {
      const option = screen.getByRole('option', {name, exact: true}).element();
      const list = option.closest('[role=listbox]')?.getBoundingClientRect();
      const {top, bottom} = option.getBoundingClientRect();
      return {above: top - (list?.top ?? 0), below: (list?.bottom ?? 0) - bottom};
    };
    const middle = rest('9 hours');
    expect(Math.abs(middle.above - middle.below)).toBeLessThan(3);
    await screen.rerender(<Columns key="end" value={at('23:55')} />);
    expect(rest('23 hours').below).toBeLessThan(5);
  },
);

claim('value', 'a list reports finish; columns report finish for the last one alone', async () => {
  const onChange = vi.fn<(time: string | undefined, state: unknown) => void>();
  const report = (time: Dayjs | null, state: unknown) => onChange(time?.format('HH:mm'), state);
  const screen = await render(<List onChange={report} />);
  await screen.getByRole('option', {name: '10:30'}).click();
  expect(onChange).toHaveBeenLastCalledWith('10:30', 'finish');
  await screen.rerender(<Columns defaultValue={at('09:30')} onChange={report} />);
  await screen.getByRole('option', {name: '45 minutes'}).click();
  expect(onChange).toHaveBeenLastCalledWith('09:45', 'finish');
  await screen.getByRole('option', {name: '11 hours'}).click();
  expect(onChange).toHaveBeenLastCalledWith('11:45', 'partial');
});

claim('value', 'a value between two steps or with seconds selects nothing', async () => {
  const screen = await render(<List value={at('09:30')} />);
  expect(selected()).toBe(1);
  for (const time of ['09:15', '09:30:45']) {
    await screen.rerender(<List value={at(time)} />);
    expect(selected()).toBe(0);
    expect(tabStops().map((option) => option.textContent)).toEqual(['00:00']);
  }
});

claim('value', 'the day of an empty clock comes from referenceDate', async () => {
  const onChange = vi.fn<(day?: string) => void>();
  const screen = await render(
    <List
      referenceDate={dayjs('2030-05-05')}
      onChange={(time) => onChange(time?.format('YYYY-MM-DD HH:mm'))}
    />,
  );
  await screen.getByRole('option', {name: '10:30'}).click();
  expect(onChange).toHaveBeenLastCalledWith('2030-05-05 10:30');
});

claim('steps', 'the list starts at midnight, and minutesStep disables without removing', async () => {
  const screen = await render(<List timeStep={300} />);
  expect(times()).toEqual(['00:00', '05:00', '10:00', '15:00', '20:00']);
  await screen.rerender(<Columns timeSteps={{hours: 12, minutes: 20}} minutesStep={15} />);
  expect(times()).toEqual(['00', '12', '00', '20', '40']);
  expect(screen.getByRole('option', {name: '20 minutes'}).element().getAttribute('aria-disabled')).toBe(
    'true',
  );
});

const slots: DigitalClockProps = {
  timeStep: 60,
  minTime: at('07:00'),
  maxTime: at('13:00'),
  shouldDisableTime: (time) => time.hour() % 2 === 0,
  skipDisabled: true,
};

claim('slots', 'skipDisabled with shouldDisableTime gives two-hour slots from 7', async () => {
  await render(<List {...slots} />);
  expect(times()).toEqual(['07:00', '09:00', '11:00', '13:00']);
});

claim(
  'slots',
  'without midnight and a selection there is no tab stop, with a referenceDate there is',
  async () => {
    const screen = await render(<List {...slots} />);
    expect(tabStops()).toEqual([]);
    await screen.rerender(<List key="reference" {...slots} referenceDate={at('07:00')} />);
    expect(tabStops().map((option) => option.textContent)).toEqual(['07:00']);
  },
);

claim('slots', 'the hour of maxTime can be picked with later minutes', async () => {
  const onChange = vi.fn<(time?: string) => void>();
  const screen = await render(
    <Columns
      defaultValue={at('16:30')}
      maxTime={at('17:00')}
      onChange={(time) => onChange(time?.format('HH:mm'))}
    />,
  );
  await screen.getByRole('option', {name: '17 hours'}).click();
  expect(onChange).toHaveBeenLastCalledWith('17:30');
});

claim('slots', 'disablePast compares the time of day alone, unless the date is not ignored', async () => {
  const now = dayjs();
  const disabled = () => options().filter((option) => option.classList.contains('Mui-disabled')).length;
  const future = {
    disablePast: true,
    timeStep: 720,
    value: now.add(1, 'year').startOf('day').add(1, 'minute'),
  };
  const screen = await render(<List {...future} />);
  expect(disabled()).toBe(now.hour() < 12 ? 1 : 2);
  await screen.rerender(<List {...future} disableIgnoringDatePartForTimeValidation />);
  await expect.poll(disabled).toBe(0);
});

claim('steps', 'readOnly ignores clicks and keys', async () => {
  const onChange = vi.fn<(isChanged: boolean) => void>();
  const screen = await render(<List readOnly defaultValue={at('09:30')} onChange={() => onChange(true)} />);
  await screen.getByRole('option', {name: '10:00'}).click({force: true});
  stop();
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelector('.Mui-disabled')).toBeNull();
});

claim('views', 'AM and PM are added to hours, and not to minutes', async () => {
  const screen = await render(<Columns ampm views={['hours']} />);
  expect(times()).toContain('PM');
  await screen.rerender(<Columns ampm key="minutes" views={['minutes', 'seconds']} />);
  expect(times()).not.toContain('PM');
});

claim('accessibility', 'keys move by one, by five, and to both ends, and Space selects', async () => {
  const onChange = vi.fn<(time?: string) => void>();
  await render(<List defaultValue={at('09:30')} onChange={(time) => onChange(time?.format('HH:mm'))} />);
  stop();
  for (const [key, expected] of [
    ['{ArrowDown}', '10:00'],
    ['{PageDown}', '12:30'],
    ['{PageUp}', '10:00'],
    ['{End}', '23:30'],
    ['{Home}', '00:00'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(expected);
  }
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith('00:00');
});

claim(
  'accessibility',
  'arrow keys reach a disabled time, which is not announced and not selected',
  async () => {
    const onChange = vi.fn<(isChanged: boolean) => void>();
    await render(
      <List
        defaultValue={at('09:30')}
        shouldDisableTime={(time) => time.hour() === 10}
        onChange={() => onChange(true)}
      />,
    );
    stop();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('10:00');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim('accessibility', 'autoFocus focuses the selected option', async () => {
  await render(<List autoFocus defaultValue={at('09:30')} />);
  await expect.poll(focused).toBe('09:30');
});

claim('accessibility', 'an aria-label names the group of columns, not the list', async () => {
  const screen = await render(<Columns />);
  expect(screen.getByRole('group', {name: 'Time'}).query()).not.toBeNull();
  await screen.rerender(<List aria-label="Time" />);
  expect(screen.getByRole('listbox').element().getAttribute('aria-label')).toBe('Select time');
});

for (const [day, change] of [
  ['2025-03-09', 'misses'],
  ['2025-11-02', 'repeats'],
] as const) {
  claim('limits', `a day that ${change} an hour has 24 hours in the lists`, async () => {
    const zone = 'America/New_York';
    const value = dayjs.tz(`${day} 12:00`, zone);
    const screen = await render(<List value={value} timezone={zone} timeStep={60} />);
    expect(new Set(times()).size).toBe(24);
    expect(times()).toHaveLength(24);
    await screen.rerender(<Columns value={value} timezone={zone} views={['hours']} />);
    expect(new Set(times()).size).toBe(24);
    expect(document.querySelector('[aria-disabled=true]')).toBeNull();
  });
}
