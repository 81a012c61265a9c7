import {describe, expect, it} from 'vitest';
import {isOverview, getProduct} from './getProduct';

describe('getProduct', () => {
  it.each([
    ['/material-ui/getting-started/', 'core', 'material-ui'],
    ['/joy-ui/', 'core', 'joy-ui'],
    ['/base-ui/react-button/', 'core', 'base-ui'],
    ['/system/properties/', 'core', 'system'],
    ['/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
    ['/x/api/data-grid/', 'x', 'x-data-grid'],
    ['/x/api/data-grid/grid-col-def/', 'x', 'x-data-grid'],
    ['/x/react-date-pickers/', 'x', 'x-date-pickers'],
    ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x', 'x-charts'],
    ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
    ['/x/react-tree-view/', 'x', 'x-tree-view'],
    ['/x/api/tree-view/rich-tree-view/', 'x', 'x-tree-view'],
    ['/x/', 'x', 'x'],
    ['/x', 'x', 'x'],
    ['/x/api/', 'x', 'x'],
    ['/x/api/unknown/', 'x', 'x'],
    ['/x/introduction/licensing/', 'x', 'x'],
    ['/x/common-concepts/custom-components/', 'x', 'x'],
    ['/x/migration-v8/', 'x', 'x'],
    ['/x/react-data-gridlock/', 'x', 'x'],
    ['/toolpad/', 'toolpad', 'toolpad-core'],
    ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
    ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
    ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],
    ['/docs/', 'docs', 'docs'],
    ['/versions/', 'docs', 'docs'],
    ['/production-error/', 'docs', 'docs'],
    ['/production-error/?code=1', 'docs', 'docs'],
  ])('%s belongs to %s, %s', (path, categoryId, productId) => {
    expect(getProduct(path)).toEqual({categoryId, productId});
  });

  it.each([
    ['language', '/zh/x/react-charts/bars/', 'x-charts'],
    ['version', '/x/v7/react-tree-view/', 'x-tree-view'],
    ['version of an API page', '/x/v8/api/data-grid/data-grid/', 'x-data-grid'],
    ['language and version', '/zh/x/v6/react-date-pickers/', 'x-date-pickers'],
    ['version alone', '/x/v7/', 'x'],
    ['query', '/x/react-charts?a=/x/react-tree-view/', 'x-charts'],
    ['hash', '/x/react-charts#bars', 'x-charts'],
  ])('ignores %s: %s', (_, path, productId) => {
    expect(getProduct(path)).toEqual({categoryId: 'x', productId});
  });

  it.each(['/', '', '/zh/', '/blog/', '/unknown/x/', '/v7/x/', '/X/', '/xx/'])('%j is unknown', (path) => {
    expect(getProduct(path)).toEqual({categoryId: null, productId: null});
  });
});

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
