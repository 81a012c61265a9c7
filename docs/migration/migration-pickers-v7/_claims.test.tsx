import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {claim} from '@site/tests/claims/claim';
import dayjs from 'dayjs';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

claim('own-fields', 'a component in slots.field gets inputRef and what validation needs', async () => {
  const seen: unknown[] = [];
  function Field(props: object) {
    seen.push(Object.keys(props).sort(), usePickerContext().fieldFormat);
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
