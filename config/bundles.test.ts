import {describe, expect, it} from 'vitest';
import {baseName} from './bundles';

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
