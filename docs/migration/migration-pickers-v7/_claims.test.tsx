import {createTheme, ThemeProvider} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as pickers from '@mui/x-date-pickers';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import * as hooks from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import * as pickersPro from '@mui/x-date-pickers-pro';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import type * as React from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

claim('own-fields', 'a component in slots.field gets inputRef and what validation needs', async () => {
  const seen: unknown[] = [];
  function Field(props: object) {
    seen.push(Object.keys(props).sort(), hooks.usePickerContext().fieldFormat);
    return null;
  }
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Day" format="YYYY" minDate={dayjs('2025-01-01')} slots={{field: Field}} />
    </LocalizationProvider>,
  );
  expect(seen.slice(0, 2)).toEqual([
    ['disableFuture', 'disablePast', 'id', 'inputRef', 'maxDate', 'minDate', 'ref', 'slotProps', 'slots'],
    'YYYY',
  ]);
});

claim('field-structure', 'a field still has the class of a form control of Material UI', async () => {
  const {container} = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Day" />
    </LocalizationProvider>,
  );
  expect(container.querySelector('.MuiFormControl-root.MuiPickersTextField-root')).not.toBeNull();
  expect(container.querySelector('.MuiTextField-root, .MuiInputBase-root')).toBeNull();
});

claim('list-removed', 'action bar and shortcuts keep the classes of Material UI', async () => {
  const {container} = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        slotProps={{shortcuts: {items: [{label: 'New Year', getValue: () => dayjs('2025-01-01')}]}}}
      />
    </LocalizationProvider>,
  );
  for (const kept of ['.MuiDialogActions-root', '.MuiDialogActions-spacing', '.MuiList-root.MuiList-dense']) {
    expect(container.querySelector(kept), kept).not.toBeNull();
  }
});

claim('opening-button', 'disableOpenPicker removes the button of a mobile picker', async () => {
  const {container} = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Departure" />
      <MobileDatePicker label="Return" disableOpenPicker />
    </LocalizationProvider>,
  );
  expect(container.querySelectorAll('button')).toHaveLength(1);
});

claim('opening-button', 'the field places the button, not the position of the adornment', async () => {
  const {container} = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Departure" slotProps={{inputAdornment: {position: 'start'}}} />
      <DesktopDatePicker label="Return" slotProps={{field: {openPickerButtonPosition: 'start'}}} />
    </LocalizationProvider>,
  );
  const isFirst = [...container.querySelectorAll('button')].map(
    (button) => button.parentElement?.matches(':first-child') ?? false,
  );
  expect(isFirst).toEqual([false, true]);
});

claim(
  'closing',
  'a desktop date picker closes on selection, a desktop time picker shows buttons',
  async () => {
    const screen = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Day" defaultValue={dayjs('2025-05-17')} />
        <DesktopTimePicker label="Time" defaultValue={dayjs('2025-05-17T09:30')} />
      </LocalizationProvider>,
    );
    await screen.getByRole('button', {name: /choose date/i}).click();
    await screen.getByRole('gridcell', {name: '20'}).click();
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await screen.getByRole('button', {name: /choose time/i}).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', {name: 'Cancel'})).toBeVisible();
  },
);

claim('partial-dates', 'a section that is cleared makes the value null', async () => {
  const values: unknown[] = [];
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        defaultValue={dayjs('2025-05-17')}
        onChange={(value) => values.push(value)}
      />
    </LocalizationProvider>,
  );
  await screen.getByRole('spinbutton', {name: 'Month'}).click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual([null]);
});

claim('adapters', 'the formats fullTime and keyboardDateTime are gone', () => {
  const names = Object.keys(new AdapterDayjs().formats);
  expect(names).toEqual(
    expect.arrayContaining(['fullTime12h', 'fullTime24h', 'keyboardDateTime12h', 'keyboardDateTime24h']),
  );
  expect(names).not.toContain('fullTime');
  expect(names).not.toContain('keyboardDateTime');
});

claim('field-structure', 'a field renders an element for each section, or one input as in v7', async () => {
  const screen = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Day" />
    </LocalizationProvider>,
  );
  const sections = () => screen.container.querySelectorAll('[role=spinbutton]').length;
  await expect.poll(sections).toBe(3);
  await screen.unmount();
  const older = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        enableAccessibleFieldDOMStructure={false}
        slots={{textField: TextField}}
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => older.container.querySelectorAll('input').length).toBe(1);
  expect(older.container.querySelector('.MuiTextField-root')).not.toBeNull();
  expect(older.container.querySelector('[role=spinbutton]')).toBeNull();
});

claim(
  'opening-button',
  'the field of a mobile picker can be edited, and a click in it opens nothing',
  async () => {
    const screen = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker label="Departure" />
      </LocalizationProvider>,
    );
    const month = screen.getByRole('spinbutton', {name: 'Month'});
    await month.click();
    expect(month.element().getAttribute('contenteditable')).toBe('true');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await screen.getByRole('button', {name: /choose date/i}).click();
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
  },
);

claim('range-fields', 'a range picker renders one field, MultiInputDateRangeField two', async () => {
  const fields = async (props: object) => {
    const {container, unmount} = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker {...props} />
      </LocalizationProvider>,
    );
    await expect.poll(() => container.querySelectorAll('[role=spinbutton]').length).toBe(6);
    const {length} = container.querySelectorAll('.MuiPickersTextField-root');
    await unmount();
    return length;
  };
  expect(await fields({})).toBe(1);
  expect(await fields({slots: {field: MultiInputDateRangeField}})).toBe(2);
});

claim('range-fields', 'with a field of one input, the popup is a dialog', async () => {
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker open />
    </LocalizationProvider>,
  );
  await expect.poll(() => document.querySelector('[role=dialog] [role=grid]')).not.toBeNull();
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});

claim('closing', 'pickers that stay open display Cancel and OK, or Next', async () => {
  const actions = async (picker: React.ReactNode) => {
    const {unmount} = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>,
    );
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
    const texts = [...document.querySelectorAll('[role=dialog] .MuiDialogActions-root button')].map(
      ({textContent}) => textContent,
    );
    await unmount();
    return texts;
  };
  expect(await actions(<DesktopDatePicker open />)).toEqual([]);
  expect(await actions(<DesktopDateRangePicker open />)).toEqual([]);
  expect(await actions(<MobileDatePicker open />)).toEqual(['Cancel', 'OK']);
  expect(await actions(<DesktopTimePicker open />)).toEqual(['Cancel', 'OK']);
  expect(await actions(<MobileDateTimePicker open />)).toEqual(['Cancel', 'Next']);
  const closing = {closeOnSelect: true, slotProps: {actionBar: {actions: []}}};
  expect(await actions(<DesktopTimePicker open {...closing} />)).toEqual([]);
});

claim('closing', 'a mobile date time picker renders the time as lists, or the clock again', async () => {
  const shown = async (props: object) => {
    const {unmount} = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDateTimePicker open openTo="hours" {...props} />
      </LocalizationProvider>,
    );
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
    const lists = document.querySelectorAll('.MuiMultiSectionDigitalClock-root [role=listbox]').length;
    const clocks = document.querySelectorAll('.MuiTimeClock-root').length;
    await unmount();
    return {lists, clocks};
  };
  // Hours, minutes, and the view `meridiem`.
  expect(await shown({})).toEqual({lists: 3, clocks: 0});
  const clock = {hours: renderTimeViewClock, minutes: renderTimeViewClock};
  expect(await shown({viewRenderers: clock})).toEqual({lists: 0, clocks: 1});
});

claim('slots', 'the ownerState of slots describes the picker', async () => {
  let names: string[] | undefined;
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        slotProps={{
          textField: (ownerState) => {
            names = Object.keys(ownerState);
            return {};
          },
        }}
      />
    </LocalizationProvider>,
  );
  expect(names).toEqual(
    expect.arrayContaining(['isPickerValueEmpty', 'isPickerOpen', 'isPickerDisabled', 'isPickerReadOnly']),
  );
  for (const gone of ['value', 'open', 'disabled', 'readOnly']) expect(names).not.toContain(gone);
});

claim('hooks', 'the hooks have Picker in their names', () => {
  expect(Object.keys(hooks)).toEqual(
    expect.arrayContaining([
      ...['usePickerContext', 'usePickerTranslations', 'usePickerActionsContext', 'useIsValidValue'],
      ...['useSplitFieldProps'],
    ]),
  );
  for (const gone of ['usePickersContext', 'usePickersTranslations', 'useClearableField']) {
    expect(Object.keys(hooks)).not.toContain(gone);
  }
});

claim('texts', 'openDatePickerDialogue receives only the formatted value', async () => {
  const openDatePickerDialogue = vi.fn<(...values: unknown[]) => string>(() => 'Choose a departure');
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        defaultValue={dayjs('2025-05-17')}
        localeText={{openDatePickerDialogue: (...values: unknown[]) => openDatePickerDialogue(...values)}}
      />
    </LocalizationProvider>,
  );
  expect(openDatePickerDialogue.mock.calls.at(-1)).toEqual(['May 17, 2025']);
});

claim(
  'months-and-years',
  'the button of a month belongs to MuiMonthCalendar, not to MuiPickersMonth',
  async () => {
    const older = {MuiPickersMonth: {styleOverrides: {monthButton: {borderRadius: 9}}}};
    const {container} = await render(
      <ThemeProvider
        theme={createTheme({
          components: {MuiMonthCalendar: {styleOverrides: {button: {borderRadius: 4}}}, ...older},
        })}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <MonthCalendar />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    const radius = () => {
      const button = container.querySelector('.MuiMonthCalendar-button');
      return button ? getComputedStyle(button).borderRadius : undefined;
    };
    await expect.poll(radius).toBe('4px');
    expect(Object.keys(pickers)).not.toContain('pickersMonthClasses');
    expect(Object.keys(pickers)).not.toContain('pickersYearClasses');
  },
);

claim('license-key', 'the Pro package does not export LicenseInfo anymore', () => {
  expect(Object.keys(pickersPro)).toContain('DateRangePicker');
  expect(Object.keys(pickersPro)).not.toContain('LicenseInfo');
});
