import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {claim} from '@site/tests/claims/claim';
import {isInvalid, section, type} from '@site/tests/claims/pickers';
import type {FormEvent} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ValidationServer from './_demos/ValidationServer';

function recorded() {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const Form = ({noValidate}: {noValidate?: boolean}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form noValidate={noValidate} onSubmit={onSubmit}>
        <DatePicker label="Day" slotProps={{textField: {required: true}}} />
        <button>Send</button>
      </form>
    </LocalizationProvider>
  );
  return {Form, onSubmit};
}

claim(
  'required',
  'required blocks the form while the field is empty, not while it is half filled',
  async () => {
    const {Form, onSubmit} = recorded();
    const screen = await render(<Form />);
    const send = screen.getByRole('button', {name: 'Send'});
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(section('Year'));
    await userEvent.keyboard('2025');
    await send.click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

claim('required', 'with noValidate, the form with an empty field is submitted', async () => {
  const {Form, onSubmit} = recorded();
  const screen = await render(<Form noValidate />);
  await screen.getByRole('button', {name: 'Send'}).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

claim(
  'server-errors',
  'the error of the server stays until the value changes, and focus stays, too',
  async () => {
    const screen = await render(<ValidationServer />);
    await userEvent.click(section('Day'));
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Fully booked. Choose another day.')).toBeVisible();
    expect(isInvalid()).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await type('Day', '08');
    await expect.element(screen.getByText('September 6 is fully booked')).toBeVisible();
    expect(isInvalid()).toBe(false);
    await screen.getByRole('button', {name: 'Book'}).click();
    await expect.element(screen.getByText('Booked.')).toBeVisible();
  },
);
