import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const start = dayjs('2025-09-12');

const Picker = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" defaultValue={start} {...props} />
  </LocalizationProvider>
);

const dialog = () => document.querySelector('[role=dialog]');
const tomorrow: PickersShortcutsItem<Dayjs | null> = {
  id: 'one-day',
  label: 'Tomorrow',
  getValue: () => start.add(1, 'day'),
};
const empty: PickersShortcutsItem<Dayjs | null> = {label: 'Never', getValue: () => null};

for (const importance of ['accept', 'set'] as const) {
  const closes = importance === 'accept';
  claim('stay-open', `'${importance}': ${closes ? 'closes and accepts' : 'stays open'}`, async () => {
    const onChange = vi.fn<(day?: number) => void>();
    const onAccept = vi.fn();
    const screen = await render(
      <Picker
        slotProps={{shortcuts: {items: [tomorrow], changeImportance: importance}}}
        onChange={(value) => onChange(value?.date())}
        onAccept={onAccept}
      />,
    );
    await screen.getByRole('button').click();
    await screen.getByRole('button', {name: 'Tomorrow'}).click();
    expect(onChange.mock.calls).toEqual([[13]]);
    expect(onAccept).toHaveBeenCalledTimes(closes ? 1 : 0);
    await expect.poll(() => dialog() === null).toBe(closes);
  });
}

claim('disabled', 'an item beyond a limit is disabled, an empty one is not', async () => {
  const screen = await render(
    <Picker open maxDate={start} slotProps={{shortcuts: {items: [tomorrow, empty]}}} />,
  );
  await expect
    .element(screen.getByRole('button', {name: 'Tomorrow'}))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByRole('button', {name: 'Never'}))
    .not.toHaveAttribute('aria-disabled', 'true');
});

claim('lead', 'getValue runs when the picker opens, before any click', async () => {
  const getValue = vi.fn(() => start);
  const screen = await render(<Picker slotProps={{shortcuts: {items: [{label: 'Start', getValue}]}}} />);
  expect(getValue).not.toHaveBeenCalled();
  await screen.getByRole('button').click();
  await expect.poll(() => getValue.mock.calls.length).toBeGreaterThan(0);
});

claim('lead', 'the time is that of getValue', async () => {
  const onChange = vi.fn<(time?: string) => void>();
  const screen = await render(
    <Picker
      defaultValue={dayjs('2025-09-12T14:30')}
      slotProps={{shortcuts: {items: [tomorrow]}}}
      onChange={(value) => onChange(value?.format('DD HH:mm'))}
    />,
  );
  await screen.getByRole('button').click();
  await screen.getByRole('button', {name: 'Tomorrow'}).click();
  expect(onChange.mock.calls).toEqual([['13 00:00']]);
});

claim(
  'which',
  'the context has id and label of the item, and nothing after a click in the calendar',
  async () => {
    const onChange = vi.fn<(shortcut: unknown) => void>();
    const screen = await render(
      <Picker
        closeOnSelect={false}
        slotProps={{shortcuts: {items: [tomorrow], changeImportance: 'set'}}}
        onChange={(_value, {shortcut}) => onChange(shortcut)}
      />,
    );
    await screen.getByRole('button').click();
    await screen.getByRole('button', {name: 'Tomorrow'}).click();
    expect(onChange.mock.lastCall).toEqual([{id: 'one-day', label: 'Tomorrow'}]);
    expect(document.querySelector('#one-day')?.textContent).toBe('Tomorrow');
    await screen.getByRole('gridcell', {name: '18'}).click();
    expect(onChange.mock.lastCall).toEqual([undefined]);
  },
);

claim('which', 'equal labels without an id log an error of React', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(<Picker open slotProps={{shortcuts: {items: [empty, empty]}}} />);
  await expect.poll(() => error.mock.calls.flat().map(String).join(' ')).toContain('same key');
});

claim(
  'accessibility',
  'shortcuts are buttons in a list; Tab reaches them, Enter and Space select',
  async () => {
    const onChange = vi.fn();
    const screen = await render(
      <Picker
        slotProps={{shortcuts: {items: [tomorrow, empty], changeImportance: 'set'}}}
        onChange={onChange}
      />,
    );
    await screen.getByRole('button').click();
    await expect.poll(() => document.activeElement?.textContent).toBe('12');
    expect(document.querySelectorAll('[role=dialog] li .MuiChip-root[role=button]')).toHaveLength(2);
    for (let press = 0; press < 6 && document.activeElement?.textContent !== 'Tomorrow'; press += 1) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    }
    expect(document.activeElement?.textContent).toBe('Tomorrow');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
  },
);
