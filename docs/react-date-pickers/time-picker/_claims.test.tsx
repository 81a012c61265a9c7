import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker, type DesktopTimePickerProps} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, section, text} from '@site/tests/claims/pickers';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const Picker = (props: DesktopTimePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopTimePicker label="Time" {...props} />
  </LocalizationProvider>
);

const at = (time: string) => dayjs(`2025-01-01T${time}`);
const lists = () => document.querySelectorAll('[role=listbox]').length;
claim('lead', 'it stays open until OK, which accepts the time', async () => {
  const onAccept = vi.fn<(isAccepted: boolean) => void>();
  const screen = await render(<Picker defaultValue={at('09:30')} onAccept={() => onAccept(true)} />);
  await screen.getByRole('button').click();
  await screen.getByRole('option', {name: '10 hours'}).click();
  await screen.getByRole('option', {name: '35 minutes'}).click();
  await screen.getByRole('option', {name: 'PM'}).click();
  expect(onAccept).not.toHaveBeenCalled();
  await screen.getByRole('button', {name: 'OK'}).click();
  expect(onAccept).toHaveBeenCalledTimes(1);
  expect(text()).toBe('10:35 PM');
});

for (const [steps, isError] of [
  [{timeSteps: {minutes: 10}}, false],
  [{minutesStep: 10}, true],
] as const) {
  claim('steps', `with ${JSON.stringify(steps)}, 07:25 is ${isError ? 'an' : 'no'} error`, async () => {
    await render(<Picker defaultValue={at('07:20')} {...steps} />);
    await userEvent.click(section('Minutes'));
    await userEvent.keyboard('25');
    await expect.poll(text).toBe('07:25 AM');
    await expect.poll(isInvalid).toBe(isError);
    await userEvent.click(section('Minutes'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(text).toBe(isError ? '07:30 AM' : '07:26 AM');
  });
}

for (const [minutes, threshold, expected] of [
  [60, 24, 1],
  [30, 24, 3],
  [30, 48, 1],
] as const) {
  claim(
    'slots',
    `steps of ${minutes} minutes and a limit of ${threshold} make ${expected} lists`,
    async () => {
      const screen = await render(
        <Picker timeSteps={{minutes}} thresholdToRenderTimeInASingleColumn={threshold} />,
      );
      await screen.getByRole('button').click();
      await expect.poll(lists).toBe(expected);
    },
  );
}

const isTaken = (time: Dayjs) => time.format('HH:mm') === '10:00';

claim('slots', 'skipDisabled removes options, and closeOnSelect closes after a click', async () => {
  const screen = await render(
    <Picker
      defaultValue={at('09:30')}
      timeSteps={{minutes: 30}}
      thresholdToRenderTimeInASingleColumn={48}
      skipDisabled
      closeOnSelect
      minTime={dayjs('2030-01-01T09:00')}
      maxTime={at('11:00')}
      shouldDisableTime={isTaken}
    />,
  );
  await screen.getByRole('button').click();
  await expect
    .poll(() => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent))
    .toEqual(['09:00 AM', '09:30 AM', '10:30 AM', '11:00 AM']);
  await screen.getByRole('option', {name: '11:00 AM'}).click();
  await expect.poll(lists).toBe(0);
});

claim('slots', 'with separate lists, the hour 10 is disabled because 10:00 is', async () => {
  const screen = await render(<Picker defaultValue={at('09:00')} shouldDisableTime={isTaken} />);
  await screen.getByRole('button').click();
  await expect
    .element(screen.getByRole('option', {name: '10 hours'}))
    .toHaveAttribute('aria-disabled', 'true');
});

claim('slots', 'only the time of maxTime counts, unless the date is not ignored', async () => {
  const past = {value: dayjs('2025-03-03T10:00'), maxTime: dayjs('2020-01-01T11:00')};
  const screen = await render(<Picker {...past} />);
  expect(isInvalid()).toBe(false);
  await screen.rerender(<Picker {...past} disableIgnoringDatePartForTimeValidation />);
  await expect.poll(isInvalid).toBe(true);
});

claim('clock', 'without a renderer for any view there is no button', async () => {
  await render(<Picker viewRenderers={{hours: null, minutes: null}} />);
  expect(document.querySelector('button')).toBeNull();
});

claim(
  'accessibility',
  'Page Down and Page Up move by five options, Enter moves to the next list',
  async () => {
    const screen = await render(<Picker defaultValue={at('09:30')} />);
    await screen.getByRole('button').click();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await expect.poll(focused).toBe('9 hours');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(focused).toBe('4 hours');
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect.poll(focused).toBe('30 minutes');
  },
);
