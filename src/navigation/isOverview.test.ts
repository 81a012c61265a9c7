import {describe, expect, it} from 'vitest';
import {isOverview} from './isOverview';

describe('the first page of a product', () => {
  it.each([
    ['/x/react-charts/', true],
    ['/zh/x/react-data-grid/', true],
    ['/x/v7/react-tree-view/?a=b#c', true],
    ['/x/react-charts/bars/', false],
    ['/x/introduction/', false],
    ['/x/', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isOverview(path)).toBe(expected);
  });
});
