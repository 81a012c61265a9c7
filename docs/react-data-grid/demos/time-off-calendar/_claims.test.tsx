import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import TimeOffCalendar from './_demos/TimeOffCalendar';

async function open() {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <div style={{width: 960}}>
      <TimeOffCalendar />
    </div>,
  );
  await expect.element(screen.getByRole('gridcell', {name: 'Ana Costa'})).toBeVisible();
  return screen;
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);

async function click(id: number, field: string) {
  const element = cell(id, field);
  if (!element) throw new Error(`No cell ${field}`);
  await userEvent.click(element);
}

claim('bars', 'an absence is one cell that spans its days, cut at the start of the month', async () => {
  await open();
  expect(cell(1, '2026-06-08')?.getAttribute('aria-colspan')).toBe('12');
  expect(cell(1, '2026-06-09')).toBeNull();
  expect(cell(3, '2026-06-01')?.getAttribute('aria-colspan')).toBe('5');
});

claim('edit', 'Enter on a free day opens a form with that day, and Save adds the absence', async () => {
  const screen = await open();
  await click(5, '2026-06-02');
  await screen.getByRole('button', {name: 'Cancel'}).click();
  await expect.poll(() => document.activeElement === cell(5, '2026-06-02')).toBe(true);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByLabelText('First day')).toHaveValue('2026-06-03');
  await screen.getByLabelText('Last day').fill('2026-06-05');
  await screen.getByRole('button', {name: 'Save'}).click();
  await expect.poll(() => cell(5, '2026-06-03')?.getAttribute('aria-colspan')).toBe('3');
});

claim('edit', 'an overlap is reported and not saved', async () => {
  const screen = await open();
  await click(3, '2026-06-10');
  await screen.getByLabelText('Last day').fill('2026-06-12');
  await expect.element(screen.getByText(/Overlaps with sick leave/)).toBeVisible();
  await screen.getByRole('button', {name: 'Save'}).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

claim('edit', 'Delete removes an absence', async () => {
  const screen = await open();
  await click(1, '2026-06-08');
  await screen.getByRole('button', {name: 'Delete'}).click();
  await expect.poll(() => cell(1, '2026-06-08')?.textContent).toBe('');
});

claim('totals', 'the pinned row counts who is away, and marks a day with more than two', async () => {
  await open();
  expect(cell(0, '2026-06-04')?.textContent).toBe('3');
  expect(cell(0, '2026-06-04')?.className).toContain('crowded');
  expect(cell(0, '2026-06-08')?.textContent).toBe('1');
});

claim('months', 'another month has columns of its own, and the names stay pinned', async () => {
  const screen = await open();
  await screen.getByRole('button', {name: 'Next month'}).click();
  await expect.element(screen.getByRole('columnheader', {name: 'Wed 1', exact: true})).toBeVisible();
  expect(cell(4, '2026-07-01')?.getAttribute('aria-colspan')).toBe('3');
  await expect.element(screen.getByRole('gridcell', {name: 'Ana Costa'})).toBeVisible();
});
