import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock, type TimeClockProps} from '@mui/x-date-pickers/TimeClock';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const at = (time: string) => dayjs(`2025-01-01T${time}`);

/** A clock that remembers what `onChange` received last. */
function recorded() {
  const onChange = vi.fn<(time: string | undefined, state: unknown) => void>();
  const Clock = (props: TimeClockProps) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        onChange={(time: Dayjs | null, state) => onChange(time?.format('HH:mm'), state)}
        {...props}
      />
    </LocalizationProvider>
  );
  return {Clock, onChange};
}

const face = () => document.querySelector<HTMLElement>('[role=listbox]');
const label = () => face()?.getAttribute('aria-label') ?? '';
const hand = () => document.querySelector('.MuiClockPointer-root');

async function click(x: number, y: number) {
  const mask = document.querySelector('.MuiClock-squareMask');
  if (mask) await userEvent.click(mask, {position: {x, y}});
}

const three = [200, 110] as const;

claim('am-pm', 'there are no buttons by default, and hours stay in their half of the day', async () => {
  const {Clock, onChange} = recorded();
  const screen = await render(<Clock defaultValue={at('21:30')} ampm />);
  expect(document.querySelector('button')).toBeNull();
  await click(...three);
  expect(onChange).toHaveBeenLastCalledWith('15:30', 'partial');
  await screen.rerender(<Clock key="empty" ampm />);
  await click(...three);
  expect(onChange).toHaveBeenLastCalledWith('03:00', 'partial');
});

claim('am-pm', 'ampmInClock adds AM and PM, showViewSwitcher the arrows', async () => {
  const {Clock, onChange} = recorded();
  const screen = await render(<Clock defaultValue={at('21:30')} ampm ampmInClock showViewSwitcher />);
  await screen.getByRole('button', {name: 'AM'}).click();
  expect(onChange).toHaveBeenLastCalledWith('09:30', 'partial');
  await screen.getByRole('button', {name: 'Open next view'}).click();
  expect(label()).toContain('minutes');
  await screen.getByRole('button', {name: 'Open previous view'}).click();
  expect(label()).toContain('hours');
});

claim('views', 'the minutes follow the hours, and a controlled view stays', async () => {
  const {Clock} = recorded();
  const screen = await render(<Clock defaultValue={at('09:30')} />);
  await click(...three);
  expect(label()).toContain('minutes');
  await screen.rerender(<Clock key="controlled" defaultValue={at('09:30')} view="hours" />);
  await click(...three);
  expect(label()).toContain('hours');
});

claim('steps', 'the hand stops at a step, and no key moves it from a minute in between', async () => {
  const {Clock, onChange} = recorded();
  await render(<Clock defaultValue={at('08:20')} views={['minutes']} minutesStep={15} />);
  face()?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{End}');
  expect(onChange).not.toHaveBeenCalled();
  await click(190, 160);
  expect(onChange).toHaveBeenLastCalledWith('08:15', 'finish');
  face()?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('08:30', 'partial');
});

claim(
  'limits-of-time',
  'an hour can be picked with minutes after maxTime, and the hand is gone',
  async () => {
    const {Clock, onChange} = recorded();
    await render(<Clock defaultValue={at('15:45')} maxTime={at('17:30')} />);
    face()?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('17:45', 'partial');
    expect(label()).toContain('minutes');
    expect(hand()).toBeNull();
  },
);

claim('limits-of-time', 'without a check of the view, all minutes of the hour are disabled', async () => {
  const {Clock} = recorded();
  await render(
    <Clock defaultValue={at('12:00')} openTo="minutes" shouldDisableTime={(time) => time.hour() === 12} />,
  );
  expect(document.querySelectorAll('[role=option][aria-disabled=true]')).toHaveLength(12);
});

claim('done', 'dragging is shallow, a view partial, and the last view finish', async () => {
  const {Clock, onChange} = recorded();
  await render(<Clock defaultValue={at('09:30')} />);
  const mask = document.querySelector('.MuiClock-squareMask');
  const box = mask?.getBoundingClientRect();
  const place = {bubbles: true, clientX: (box?.left ?? 0) + 200, clientY: (box?.top ?? 0) + 110};
  mask?.dispatchEvent(new MouseEvent('mousemove', {...place, buttons: 1}));
  expect(onChange).toHaveBeenLastCalledWith('03:30', 'shallow');
  mask?.dispatchEvent(new MouseEvent('mouseup', place));
  expect(onChange).toHaveBeenLastCalledWith('03:30', 'partial');
  await expect.poll(label).toContain('minutes');
  await click(...three);
  expect(onChange).toHaveBeenLastCalledWith('03:15', 'finish');
});

claim('size', 'it is 320 px wide and 252 px high', async () => {
  const {Clock} = recorded();
  await render(<Clock />);
  const box = document.querySelector('.MuiTimeClock-root')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([320, 252]);
});

claim('accessibility', 'keys change the value at once within the half of the day', async () => {
  const {Clock, onChange} = recorded();
  await render(<Clock defaultValue={at('22:30')} ampm />);
  face()?.focus();
  for (const [key, expected] of [
    ['{ArrowUp}', '23:30'],
    ['{ArrowUp}', '12:30'],
    ['{ArrowUp}', '13:30'],
    ['{PageUp}', '18:30'],
    ['{End}', '23:30'],
    ['{Home}', '12:30'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith(expected, 'partial');
  }
  expect(label()).toBe('Select hours. Selected time is 12:30 PM');
});

claim('accessibility', 'no key steps over a disabled hour', async () => {
  const {Clock, onChange} = recorded();
  await render(
    <Clock
      defaultValue={at('11:00')}
      ampm={false}
      shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
    />,
  );
  face()?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).not.toHaveBeenCalled();
});

claim('accessibility', 'clockLabelText receives the view and the time', async () => {
  await render(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{clockLabelText: (view, time) => `Alarm, ${view}: ${time ?? 'no time'}`}}
    >
      <TimeClock defaultValue={at('06:30')} />
    </LocalizationProvider>,
  );
  expect(label()).toBe('Alarm, hours: 06:30 AM');
});
