import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import ExpandToolbar from './_demos/ExpandToolbar';
import GroupSummary from './_demos/GroupSummary';
import HideControlled from './_demos/HideControlled';
import KeepExpansion from './_demos/KeepExpansion';
import NoSingleGroups from './_demos/NoSingleGroups';
import OneOpenGroup from './_demos/OneOpenGroup';
import RevealRow from './_demos/RevealRow';

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].flatMap(({textContent}) => textContent || []).join(' ');
const heads = () => texts(document, '[role=columnheader]');
/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => texts(row, '[role=gridcell]'));

claim('hide', 'the Hook hides the columns of a controlled model, and shows them again', async () => {
  const screen = await render(<HideControlled />);
  await expect.poll(heads).toBe('Artist Song Label');
  await screen.getByRole('button', {name: 'Label', exact: true}).click();
  await expect.poll(heads).toBe('Group Song');
  await screen.getByRole('button', {name: 'Artist', exact: true}).click();
  await expect.poll(heads).toBe('Label Song Artist');
});

claim('expand-all', 'the buttons expand and collapse all groups', async () => {
  const screen = await render(<ExpandToolbar />);
  await expect.poll(() => shown().length).toBe(2);
  await screen.getByRole('button', {name: 'Expand all'}).click();
  await expect.poll(() => shown().length).toBe(6);
  await screen.getByRole('button', {name: 'Collapse all'}).click();
  await expect.poll(() => shown().length).toBe(2);
});

claim('accordion', 'expanding a group collapses the other one', async () => {
  const screen = await render(<OneOpenGroup />);
  const expand = screen.getByRole('button', {name: 'see children'});
  await expand.first().click();
  await expect.poll(shown).toEqual(['Grill (2)', 'Trout 18', 'Lamb chops 22', 'Cold (2)', 'Pastry (1)']);
  await expand.first().click();
  await expect.poll(shown).toEqual(['Grill (2)', 'Cold (2)', 'Fennel salad 8', 'Tartare 12', 'Pastry (1)']);
  await screen.getByRole('button', {name: 'hide children'}).click();
  await expect.poll(() => shown().length).toBe(3);
});

claim('remember', 'expanded groups are expanded again after the grid was unmounted', async () => {
  const screen = await render(<KeepExpansion />);
  await screen.getByRole('button', {name: 'see children'}).last().click();
  await expect.poll(() => shown().length).toBe(4);
  await screen.getByRole('switch').click();
  await expect.poll(() => shown().length).toBe(0);
  await screen.getByRole('switch').click();
  await expect.poll(shown).toEqual(['North (2)', 'South (2)', 'Marchetti 14', 'Vidal 3']);
});

claim('single-rows', 'values that occur once stay on the top level, before the groups', async () => {
  await render(<NoSingleGroups />);
  await expect
    .poll(shown)
    .toEqual([
      'Bram Stoker Dracula 418',
      'George Eliot Middlemarch 904',
      'Jane Austen (2)',
      'Jane Austen Emma 474',
      'Jane Austen Persuasion 249',
    ]);
});

claim('reveal', 'the row is visible, selected, and focused', async () => {
  const screen = await render(<RevealRow />);
  await screen.getByRole('button', {name: 'Find the archive'}).click();
  await expect.element(screen.getByRole('gridcell', {name: 'Archive'})).toHaveFocus();
  await expect.element(screen.getByRole('row', {name: /Archive/})).toHaveAttribute('aria-selected', 'true');
});

claim('summary', 'groups show how many of their rows are done', async () => {
  const screen = await render(<GroupSummary />);
  await expect.element(screen.getByText('2 of 2 done')).toBeVisible();
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
});
