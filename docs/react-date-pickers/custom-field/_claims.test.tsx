import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import dayjs, {type Dayjs} from 'dayjs';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FieldAsButton from './_demos/FieldAsButton';
import FieldRangeButton from './_demos/FieldRangeButton';
import FieldReadOnlyInput from './_demos/FieldReadOnlyInput';
import FieldWithToday from './_demos/FieldWithToday';

claim('button', 'the button opens the calendar below itself, and shows the chosen day', async () => {
  const screen = await render(
    <div style={{padding: '100px 0 0 200px'}}>
      <FieldAsButton />
    </div>,
  );
  const button = screen.getByRole('button', {name: 'Departure: 09/12/2025'});
  await button.click();
  const popup = screen.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  await expect
    .poll(() => popup.element().getBoundingClientRect().left)
    .toBeGreaterThan(button.element().getBoundingClientRect().left - 20);
  await screen.getByRole('gridcell', {name: '20'}).click();
  await expect.element(screen.getByRole('button', {name: 'Departure: 09/20/2025'})).toBeVisible();
});

claim('button', 'without triggerRef, the popup opens in the top left corner', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  function Button() {
    const {setOpen} = usePickerContext();
    return (
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
    );
  }
  const screen = await render(
    <div style={{padding: '100px 0 0 200px'}}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker slots={{field: Button}} />
      </LocalizationProvider>
    </div>,
  );
  await screen.getByRole('button').click();
  await expect
    .poll(() => document.querySelector('[role=dialog]')?.getBoundingClientRect().left)
    .toBeLessThan(50);
});

claim(
  'props',
  'a field slot gets no value, label, or format, but limits and what slotProps.field has',
  async () => {
    const keys = vi.fn<(keys: string[]) => void>();
    function Spy(props: object) {
      keys(Object.keys(props).sort());
      return null;
    }
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="Day"
          value={dayjs('2025-09-12')}
          format="D"
          minDate={dayjs('2025-09-01')}
          slots={{field: Spy}}
          slotProps={{field: {clearable: true}}}
        />
      </LocalizationProvider>,
    );
    const props = keys.mock.lastCall?.[0];
    expect(props).toEqual(
      expect.arrayContaining(['clearable', 'id', 'inputRef', 'minDate', 'slotProps', 'slots']),
    );
    for (const missing of ['value', 'onChange', 'label', 'format', 'name', 'disabled', 'timezone']) {
      expect(props).not.toContain(missing);
    }
  },
);

claim('read-only', 'a click opens the calendar, and the field shows the chosen day', async () => {
  const screen = await render(<FieldReadOnlyInput />);
  const input = screen.getByRole('textbox', {name: 'Visit'});
  expect(input.element()).toHaveProperty('placeholder', 'MM/DD/YYYY');
  await input.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('gridcell', {name: '13'}).click();
  await expect.element(input).toHaveValue('09/13/2025');
});

claim('extend', 'setValueToToday sets the day and does not open the calendar', async () => {
  const screen = await render(<FieldWithToday />);
  await screen.getByRole('button', {name: 'Today'}).click();
  await expect.poll(() => document.querySelector('input')?.value).toBe(dayjs().format('MM/DD/YYYY'));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

claim('extend', 'setValue with "set" changes the value and keeps the popup open', async () => {
  const onAccept = vi.fn();
  function Field() {
    const {triggerRef, setOpen, setValue, value} = usePickerContext<Dayjs | null>();
    return (
      <TextField
        ref={triggerRef}
        label="Day"
        value={value?.format('D') ?? ''}
        onFocus={() => {
          setOpen(true);
          setValue(dayjs('2025-09-12'), {changeImportance: 'set'});
        }}
        slotProps={{htmlInput: {readOnly: true}}}
      />
    );
  }
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker slots={{field: Field}} onAccept={onAccept} />
    </LocalizationProvider>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('textbox', {includeHidden: true})).toHaveValue('12');
  expect(onAccept).not.toHaveBeenCalled();
});

claim('range', 'a field with fieldType single-input opens both months from one button', async () => {
  const screen = await render(<FieldRangeButton />);
  await screen.getByRole('button', {name: 'Stay: 09/12/2025 – 09/16/2025'}).click();
  await expect.element(screen.getByRole('grid').first()).toBeVisible();
});

claim('lead', 'the demos log no message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [FieldAsButton, FieldReadOnlyInput, FieldWithToday]) {
    const screen = await render(<Demo />);
    await screen.unmount();
  }
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
