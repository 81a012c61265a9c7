import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import FlatRows from './_demos/FlatRows';
import PivotSteps from './_demos/PivotSteps';
import RowsAndValue from './_demos/RowsAndValue';
import RowsColumnsValue from './_demos/RowsColumnsValue';
import SeveralLevels from './_demos/SeveralLevels';
import SeveralValues from './_demos/SeveralValues';

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].flatMap(({textContent}) => textContent || []).join(' ');
const heads = () => texts(document, '[role=columnheader]');
/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => texts(row, '[role=gridcell]'));

claim('lead', 'the steps lead from rows to groups, values, and columns, and back', async () => {
  const screen = await render(<PivotSteps />);
  await expect.poll(() => shown().length).toBe(8);
  const next = screen.getByRole('button', {name: 'Next'});
  await next.click();
  await expect.poll(shown).toEqual(['North (4)', 'South (4)']);
  await next.click();
  await expect.poll(shown).toEqual(['North (4) 35', 'South (4) 45', '80']);
  await next.click();
  await expect.poll(shown).toEqual(['North (4) 16 19', 'South (4) 9 36', '25 55']);
  for (let step = 3; step > 0; step -= 1) await screen.getByRole('button', {name: 'Back'}).click();
  await expect.poll(() => shown().length).toBe(8);
});

claim('rows', 'each value of the field is one line, with a total', async () => {
  await render(<RowsAndValue />);
  await expect.poll(shown).toEqual(['North (4) 35', 'South (4) 45', '80']);
});

claim('columns', 'the field in columns splits each line', async () => {
  await render(<RowsColumnsValue />);
  await expect.poll(shown).toEqual(['North (4) 16 19', 'South (4) 9 36', '25 55']);
});

claim('levels', 'cells without rows are empty', async () => {
  await render(<SeveralLevels />);
  await expect.poll(heads).toContain('Q1 Q2 Stove Tent Stove Tent');
  expect(shown()[1]).toBe('Oslo (2) 10 14');
});

claim('values', 'totals are computed from the rows', async () => {
  await render(<SeveralValues />);
  await expect.poll(() => shown().at(-1)).toBe('25 1,116.667 55 1,848');
});

claim('compare', 'a pivot table has no single rows to expand, and the flat demo has no pivot', async () => {
  const pivot = await render(<RowsAndValue />);
  await expect.poll(() => shown().length).toBe(3);
  expect(pivot.getByRole('button', {name: 'see children'}).elements()).toHaveLength(0);
  await pivot.unmount();
  await render(<FlatRows />);
  await expect.poll(() => shown().length).toBe(8);
});
