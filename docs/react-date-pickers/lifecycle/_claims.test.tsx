import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import LifecycleLog from './_demos/LifecycleLog';
import LifecycleReset from './_demos/LifecycleReset';
import LifecycleSave from './_demos/LifecycleSave';

const text = (value: Dayjs | null) => (value?.isValid() ? value.format('D') : String(value));

/** All callbacks of a picker, in their order. */
function recorder() {
  const calls: string[] = [];
  const props: DesktopDatePickerProps = {
    label: 'Day',
    onOpen: () => calls.push('open'),
    onChange: (value, {source}) => calls.push(`change ${text(value)} ${source}`),
    onAccept: (value, {source}) => calls.push(`accept ${text(value)} ${source}`),
    onClose: () => calls.push('close'),
  };
  return {calls, props};
}

const Desktop = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker {...props} />
  </LocalizationProvider>
);

const Mobile = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MobileDatePicker {...props} />
  </LocalizationProvider>
);

const start = dayjs('2025-09-12');

claim('order', 'on desktop, a day fires onChange, onAccept, and onClose', async () => {
  const {calls, props} = recorder();
  const screen = await render(<Desktop {...props} defaultValue={start} />);
  await screen.getByRole('button').click();
  await screen.getByRole('gridcell', {name: '20'}).click();
  expect(calls).toEqual(['open', 'change 20 view', 'accept 20 view', 'close']);
});

for (const [button, expected] of [
  ['OK', ['accept 20 view', 'close']],
  ['Cancel', ['change 12 view', 'close']],
] as const) {
  claim('order', `on mobile, a day fires onChange, and ${button} the rest`, async () => {
    const {calls, props} = recorder();
    const screen = await render(<Mobile {...props} defaultValue={start} />);
    await screen.getByRole('button').click();
    await screen.getByRole('gridcell', {name: '20'}).click();
    expect(calls).toEqual(['open', 'change 20 view']);
    await screen.getByRole('button', {name: button}).click();
    expect(calls.slice(2)).toEqual(expected);
  });
}

claim('order', 'Esc accepts what was chosen on mobile', async () => {
  const {calls, props} = recorder();
  const screen = await render(<Mobile {...props} defaultValue={start} />);
  await screen.getByRole('button').click();
  await screen.getByRole('gridcell', {name: '20'}).click();
  await userEvent.keyboard('{Escape}');
  expect(calls.slice(2)).toEqual(['accept 20 view', 'close']);
});

claim('order', 'OK without a choice fires both in an uncontrolled picker, Esc neither', async () => {
  const ok = recorder();
  const first = await render(<Mobile {...ok.props} defaultValue={start} />);
  await first.getByRole('button').click();
  await first.getByRole('button', {name: 'OK'}).click();
  expect(ok.calls).toEqual(['open', 'change 12 view', 'accept 12 view', 'close']);
  await first.unmount();
  const escape = recorder();
  const second = await render(<Mobile {...escape.props} defaultValue={start} />);
  await second.getByRole('button').click();
  await userEvent.keyboard('{Escape}');
  expect(escape.calls).toEqual(['open', 'close']);
});

claim('source', 'typing fires onChange and onAccept with the source "unknown"', async () => {
  const {calls, props} = recorder();
  const screen = await render(<Desktop {...props} defaultValue={start} />);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('2');
  expect(calls).toEqual(['change 2 unknown', 'accept 2 unknown']);
});

claim('source', 'a shortcut has the source "view", and the item in the context', async () => {
  const onAccept = vi.fn<(label?: string, source?: string) => void>();
  const screen = await render(
    <Desktop
      label="Day"
      slotProps={{shortcuts: {items: [{label: 'Fair', getValue: () => dayjs('2025-09-13')}]}}}
      onAccept={(_, {shortcut, source}) => onAccept(shortcut?.label, source)}
    />,
  );
  await screen.getByRole('button').click();
  await screen.getByRole('button', {name: 'Fair'}).click();
  expect(onAccept.mock.calls).toEqual([['Fair', 'view']]);
});

claim('save', 'onAccept fires with an invalid value, and has the code', async () => {
  const onAccept = vi.fn<(code: string | null) => void>();
  const screen = await render(
    <Desktop
      label="Day"
      defaultValue={start}
      minDate={dayjs('2025-09-10')}
      onAccept={(_, {validationError}) => onAccept(validationError)}
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('2');
  expect(onAccept.mock.calls).toEqual([['minDate']]);
});

claim('save', 'an emptied section gives null', async () => {
  const {calls, props} = recorder();
  const screen = await render(<Desktop {...props} defaultValue={start} />);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('{Backspace}');
  expect(calls).toEqual(['change null unknown', 'accept null unknown']);
});

claim('controlled', 'a later defaultValue is ignored, a value after undefined is an error', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const day = () => document.querySelector('input')?.value;
  const screen = await render(<Desktop label="Day" defaultValue={start} />);
  await screen.rerender(<Desktop label="Day" defaultValue={dayjs('2025-09-30')} />);
  expect(day()).toContain('12');
  expect(error).not.toHaveBeenCalled();
  await screen.rerender(<Desktop label="Day" value={start} />);
  expect(String(error.mock.calls)).toContain('uncontrolled value of a Picker to be controlled');
});

claim('controlled', 'Cancel returns to the last accepted value, not to one set from outside', async () => {
  const {calls, props} = recorder();
  const screen = await render(<Mobile {...props} value={start} />);
  await screen.rerender(<Mobile {...props} value={dayjs('2025-09-15')} />);
  await screen.getByRole('button').click();
  await screen.getByRole('button', {name: 'Cancel'}).click();
  expect(calls).toEqual(['open', 'change 12 view', 'close']);
});

claim('popup', 'a closed popup is not in the DOM, and opens in the view openTo again', async () => {
  const screen = await render(<Desktop label="Day" defaultValue={start} />);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await screen.getByRole('button').click();
  await screen.getByRole('button', {name: /switch to year view/}).click();
  await expect.element(screen.getByRole('radio', {name: '2027'})).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('gridcell', {name: '20'})).toBeVisible();
});

claim('lead', 'the demos work and log no message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [LifecycleLog, LifecycleReset]) {
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  const screen = await render(<LifecycleSave />);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('20');
  await expect.element(screen.getByText('Saved: 2025-09-20')).toBeVisible();
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
