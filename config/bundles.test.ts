import {describe, expect, it} from 'vitest';
import {baseName, baseNames} from './bundles';

describe('baseName', () => {
  it.each([
    [['x-charts'], 'base-x-charts'],
    [['x-tree-view', 'x-charts'], 'base-x-charts-x-tree-view'],
    [['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'], 'base-x-data-grid'],
    [
      ['x-data-grid-premium', 'x-date-pickers-pro', 'x-date-pickers'],
      'base-x-data-grid-premium-x-date-pickers',
    ],
  ])('%j share %s', (families, name) => {
    expect(baseName(families)).toBe(name);
    expect(baseName([...families].reverse())).toBe(name);
  });
});

describe('baseNames', () => {
  it('put what is too small for a script of its own into the chunk of all packages', () => {
    const modules = new Map([
      ['theme', {size: 90_000, families: ['scope', 'charts', 'data-grid', 'tree-view']}],
      ['menu', {size: 20_000, families: ['charts', 'data-grid', 'tree-view']}],
      ['paper', {size: 3000, families: ['charts', 'data-grid']}],
      ['icon', {size: 500, families: ['tree-view', 'data-grid']}],
      ['button', {size: 9000, families: ['tree-view', 'data-grid']}],
      ['item', {size: 300, families: ['tree-view']}],
      ['reset', {size: 300, families: ['scope', 'tree-view']}],
    ]);
    expect(Object.fromEntries(baseNames(modules))).toEqual({
      theme: 'base-charts-data-grid-scope-tree-view',
      menu: 'base-charts-data-grid-tree-view',
      paper: 'base-charts-data-grid-tree-view',
      // Together large enough.
      icon: 'base-data-grid-tree-view',
      button: 'base-data-grid-tree-view',
      item: 'base-tree-view',
      reset: 'base-scope-tree-view',
    });
  });
});
