import {expect, it} from 'vitest';
import {productAbout} from './about';

it.each([
  ['/x/react-data-grid/sorting/', 'x-data-grid'],
  ['/zh/x/v7/react-charts/', 'x-charts'],
  ['/x/api/tree-view/tree-item/#prop-id', 'x-tree-view'],
  ['/x/migration/migration-data-grid-v7/', 'x-data-grid'],
  ['/zh/x/migration/whats-new-pickers-v8/', 'x-date-pickers'],
  ['/x/migration-v8/', null],
  ['/x/introduction/support/', null],
])('%s is about %s', (address, product) => {
  expect(productAbout(address)).toBe(product);
});
