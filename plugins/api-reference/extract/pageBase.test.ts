import {expect, it} from 'vitest';
import {toSlug} from './pageBase';

it.each([
  ['GridColDef', 'grid-col-def'],
  ['DataGridPremium', 'data-grid-premium'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['XAxis', 'x-axis'],
  ['useGridApiRef', 'use-grid-api-ref'],
  ['Unstable_SankeyChart', 'sankey-chart'],
])('writes %s as %s in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
