import {gridClasses} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CachedPanels from './_demos/CachedPanels';
import ExpandAllPanels from './_demos/ExpandAllPanels';
import OneOpenPanel from './_demos/OneOpenPanel';
import PinByUsers from './_demos/PinByUsers';
import RowNumbers from './_demos/RowNumbers';
import UndoDelete from './_demos/UndoDelete';

/** The ids of the rows; those that are pinned have a star. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')]
    .map((row) => `${row.getAttribute('data-id')}${row.closest(`.${gridClasses.pinnedRows}`) ? '*' : ''}`)
    .join();
const panels = () =>
  [...document.querySelectorAll(`.${gridClasses.detailPanel}`)].map((panel) => panel.textContent);

claim('numbers', 'row numbers follow the sorting', async () => {
  const numbers = () =>
    [...document.querySelectorAll('[role=gridcell][data-field="number"]')].map((cell) => cell.textContent);
  const screen = await render(<RowNumbers />);
  await expect.poll(shown).toBe('jp,au,nl,it');
  await expect.poll(numbers).toEqual(['1', '2', '3', '4']);
  await screen.getByRole('columnheader', {name: 'Country'}).click();
  await expect.poll(shown).toBe('au,it,jp,nl');
  await expect.poll(numbers).toEqual(['1', '2', '3', '4']);
});

claim('undo', 'undo puts the row back; after the deletion the focus is in another row', async () => {
  const screen = await render(<UndoDelete />);
  await screen.getByRole('button', {name: 'Delete Dreams'}).click();
  await expect.poll(shown).toBe('1,3');
  const focused = () => document.activeElement?.closest('[data-id] [data-field="delete"]');
  await expect.poll(() => focused()?.closest('[data-id]')?.getAttribute('data-id')).toMatch(/1|3/);
  await screen.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(shown).toBe('1,2,3');
});

claim('pin', 'users pin and unpin rows', async () => {
  const screen = await render(<PinByUsers />);
  await expect.poll(shown).toBe('CND*,ALP,BRK,DUN');
  await screen.getByRole('button', {name: 'Pin Dune Foods'}).click();
  await expect.poll(shown).toBe('CND*,DUN*,ALP,BRK');
  await screen.getByRole('button', {name: 'Pin Candela'}).click();
  await expect.poll(shown).toBe('DUN*,ALP,BRK,CND');
});

claim('one-panel', 'opening a panel closes the other', async () => {
  const screen = await render(<OneOpenPanel />);
  await expect.poll(panels).toEqual(['What we learned from 40 years of tests.']);
  await screen.getByRole('button', {name: 'Expand'}).first().click();
  await expect.poll(panels).toEqual(['A motor that fits into a pencil.']);
  await screen.getByRole('button', {name: 'Collapse'}).click();
  await expect.poll(panels).toEqual([]);
});

claim('expand-all', 'the header button opens and closes all panels, also with Enter', async () => {
  const screen = await render(<ExpandAllPanels />);
  await screen.getByRole('button', {name: 'Expand all'}).click();
  await expect.poll(() => panels().length).toBe(3);
  await screen.getByRole('columnheader', {name: 'Parcel'}).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('button', {name: 'Collapse all'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panels().length).toBe(0);
});

claim(
  'cached-panels',
  'a panel unmounts while it is out of view, and has its data at once afterwards',
  async () => {
    const errors = vi.spyOn(console, 'error');
    await render(<CachedPanels />);
    await expect.poll(panels).toEqual(['Check 1: passedCheck 2: passed', expect.stringContaining('Check 4')]);
    const scroller = document.querySelector(`.${gridClasses.virtualScroller}`);
    scroller?.scrollTo({top: 1200});
    await expect.poll(panels).toEqual([]);
    scroller?.scrollTo({top: 0});
    await expect.poll(() => panels().length).toBe(2);
    expect(panels()[0]).toContain('Check 2');
    expect(errors.mock.calls.map(String).filter((text) => !/license|^\*+$/i.test(text))).toEqual([]);
  },
);
