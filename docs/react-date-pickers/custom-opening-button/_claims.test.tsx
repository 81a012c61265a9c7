import InputAdornment, {type InputAdornmentProps} from '@mui/material/InputAdornment';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker, type DesktopDatePickerProps} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import {useState, type ComponentProps} from 'react';
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
const opener = () => document.querySelector<HTMLElement>('button[aria-label^="Choose date"]');
const sections = () => document.querySelector<HTMLElement>('.MuiPickersSectionList-root');
const isBefore = (first: Element | null, second: Element | null) =>
  Boolean(first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

for (const [side, adornment, isKept] of [
  ['end', {endAdornment: <b>!</b>}, false],
  ['start', {startAdornment: <b>!</b>}, true],
] as const) {
  claim('adornment', `an ${side} adornment ${isKept ? 'keeps' : 'replaces'} the button`, async () => {
    await render(<Picker slotProps={{textField: {InputProps: adornment}}} />);
    expect(document.querySelector('b')).not.toBeNull();
    expect(opener() !== null).toBe(isKept);
  });
}

claim('adornment', 'slots.inputAdornment contains the button in its children', async () => {
  const Own = ({children, ...props}: InputAdornmentProps) => (
    <InputAdornment {...props}>
      <b>!</b>
      {children}
    </InputAdornment>
  );
  await render(<Picker slots={{inputAdornment: Own}} />);
  expect(isBefore(document.querySelector('b'), opener())).toBe(true);
  await userEvent.click(opener() ?? document.body);
  await expect.poll(dialog).not.toBeNull();
});

for (const position of ['start', 'end'] as const) {
  claim('position', `the button is at the ${position}`, async () => {
    await render(<Picker slotProps={{field: {openPickerButtonPosition: position}}} />);
    expect(isBefore(opener(), sections())).toBe(position === 'start');
  });
}

claim('position', 'props of button and icon are used, but onClick replaces the one that opens', async () => {
  const onClick = vi.fn();
  await render(
    <Picker
      slotProps={{openPickerButton: {onClick, color: 'primary'}, openPickerIcon: {fontSize: 'small'}}}
    />,
  );
  expect(opener()?.className).toContain('colorPrimary');
  expect(getComputedStyle(opener()?.querySelector('svg') ?? document.body).fontSize).toBe('20px');
  await userEvent.click(opener() ?? document.body);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

for (const takesOut of [true, false]) {
  claim(
    'icon',
    `ownerState ${takesOut ? 'taken out' : 'on an svg'}: ${takesOut ? 'no' : 'an'} error`,
    async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const Icon = ({ownerState, ...props}: ComponentProps<'svg'> & {ownerState?: object}) => (
        <svg {...props} {...(!takesOut && {ownerState})} width={24} height={24} />
      );
      await render(<Picker slots={{openPickerIcon: Icon}} />);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(error.mock.calls.flat().map(String).join(' ').includes('ownerState')).toBe(!takesOut);
    },
  );
}

claim('own-button', 'the name of the button contains the value, also in localeText of your own', async () => {
  const screen = await render(<Picker />);
  expect(opener()?.getAttribute('aria-label')).toBe('Choose date, selected date is Sep 12, 2025');
  await screen.rerender(
    <Picker localeText={{openDatePickerDialogue: (date) => (date ? `Change ${date}` : 'Choose a day')}} />,
  );
  await expect.element(screen.getByRole('button', {name: 'Change Sep 12, 2025'})).toBeVisible();
});

const Clicked = () => {
  const [open, setOpen] = useState(false);
  return (
    <Picker
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slotProps={{textField: {onClick: () => setOpen(true)}}}
    />
  );
};

claim('field-click', 'a click in the field opens, and the focus moves to the calendar', async () => {
  const screen = await render(<Clicked />);
  await screen.getByRole('spinbutton', {name: 'Day'}).click();
  await expect.poll(dialog).not.toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('12');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await userEvent.click(opener() ?? document.body);
  await expect.poll(dialog).not.toBeNull();
});

for (const [props, state] of [
  [{disabled: true}, 'disabled'],
  [{readOnly: true}, 'disabled'],
  [{disableOpenPicker: true}, 'gone'],
  [{viewRenderers: {day: null, year: null}}, 'gone'],
] as const) {
  claim('remove', `${JSON.stringify(props)}: the button is ${state}`, async () => {
    const screen = await render(<Picker {...props} />);
    const button = screen.getByRole('button').query();
    if (state === 'gone') expect(button).toBeNull();
    else expect(button?.hasAttribute('disabled')).toBe(true);
  });
}
