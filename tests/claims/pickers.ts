import {userEvent} from 'vitest/browser';
import type {render} from 'vitest-browser-react';

// What claims on pickers look at, and what users do with them. Each claim draws one picker or field.

type Screen = Awaited<ReturnType<typeof render>>;

/** The text of the first field, without the marks of direction between its sections. */
export const text = () => document.querySelector('input')?.value.replace(/[\u200E\u2066-\u2069]/g, '');

/** A section of the field by its name: `Month`. */
export const section = (name: string) =>
  document.querySelector(`[role=spinbutton][aria-label="${name}"]`) ?? document.body;

/** Whether the field says that its value is wrong. */
export const isInvalid = () =>
  document.querySelector('[role=group]')?.getAttribute('aria-invalid') === 'true';

/** The open picker. */
export const popup = () => document.querySelector('[role=dialog]');

/** Types into a section, and on into those behind it. */
export async function type(name: string, keys: string): Promise<void> {
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
}

/** Pastes a text where the focus is. */
export function paste(pasted: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', pasted);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
  );
}

/** Opens the picker by its one button. */
export const open = (screen: Screen) => screen.getByRole('button').click();

/** Presses a button: `Next`. */
export const press = (screen: Screen, name: string) =>
  screen.getByRole('button', {name, exact: true}).click();

/** Chooses an entry of a list: `10 hours`. */
export const choose = (screen: Screen, name: string) =>
  screen.getByRole('option', {name, exact: true}).click();
