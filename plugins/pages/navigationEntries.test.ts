import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {wrongEntries} from './navigationEntries';

const charts = `import {group} from './items';

// 'react-charts/old/index' has gone.
export default [
  'react-charts/index',
  group('Bars', 'bars', ['react-charts/bars/index', 'react-charts/bras/index']),
];
`;
const pages = {'docs/react-charts/index.mdx': '', 'docs/react-charts/bars/index.mdx': ''};
const bars = {type: 'category', label: 'Bars', items: ['react-charts/bars/index', 'react-charts/bras/index']};

describe('wrong entries of the navigation', () => {
  it('one without a page, with the one that could be meant', () => {
    const siteDir = tempFolder({...pages, 'sidebars/charts.ts': charts});
    expect(wrongEntries(siteDir, 'docs', {charts: ['react-charts/index', bars]})).toEqual([
      'sidebars/charts.ts:6:53: there is no page react-charts/bras/index; nearest: react-charts/bars/index',
    ]);
  });

  it('one that stands there twice, in one file or in two', () => {
    const siteDir = tempFolder({
      ...pages,
      'sidebars/charts.ts': "export default ['react-charts/index', 'react-charts/index'];\n",
      'sidebars/grid.ts': "export default [\n  'react-charts/bars/index', 'react-charts/index'];\n",
    });
    const grid = ['react-charts/bars/index', 'react-charts/index'];
    const twice = {charts: ['react-charts/index', 'react-charts/index'], grid};
    expect(wrongEntries(siteDir, 'docs', twice)).toEqual([
      'sidebars/charts.ts:1:39: the page react-charts/index is listed already at sidebars/charts.ts:1:17',
      'sidebars/grid.ts:2:30: the page react-charts/index is listed already at sidebars/charts.ts:1:17',
    ]);
  });

  it('one that no file spells out has the place of the whole tree', () => {
    const siteDir = tempFolder({...pages, 'sidebars/charts.ts': ''});
    expect(wrongEntries(siteDir, 'docs', {charts: ['react-charts/index', 'elsewhere/index']})).toEqual([
      'sidebars/tree.ts:1:1: there is no page elsewhere/index',
    ]);
  });

  it('none in a site of a part of the products, which lacks whole sidebars', () => {
    const siteDir = tempFolder({...pages, 'sidebars/charts.ts': charts});
    const tree = {charts: ['react-charts/index', bars], grid: ['react-data-grid/index']};
    expect(wrongEntries(siteDir, 'docs', tree)).toEqual([]);
  });

  it('none where there is no tree to hold against', () => {
    expect(wrongEntries(tempFolder(pages), 'docs', undefined)).toEqual([]);
  });
});
