import {describe, expect, it} from 'vitest';
import {findActivePage, getTitle} from './tree';
import type {NavigationPage} from './types';

const sorting: NavigationPage = {pathname: '/x/react-data-grid/sorting/', title: 'Sorting'};
const columns: NavigationPage = {pathname: '/x/react-data-grid/columns-group/', children: [sorting]};
const grid: NavigationPage = {pathname: '/x/react-data-grid/', children: [columns]};
const charts: NavigationPage = {pathname: '/x/react-charts'};
const tree = [charts, grid];

describe('findActivePage', () => {
  it('returns the page and its parents from the root', () => {
    expect(findActivePage(tree, '/x/react-data-grid/sorting/')).toEqual({
      page: sorting,
      parents: [grid, columns],
    });
    expect(findActivePage(tree, '/x/react-charts/')).toEqual({page: charts, parents: []});
  });

  it('a group is found at its own address', () => {
    expect(findActivePage(tree, '/x/react-data-grid/')).toEqual({page: grid, parents: []});
  });

  it.each([
    ['language', '/zh/x/react-data-grid/sorting/'],
    ['version', '/x/v7/react-data-grid/sorting/'],
    ['language and version', '/zh/x/v8/react-data-grid/sorting/'],
    ['hash', '/x/react-data-grid/sorting/#multi-sorting'],
    ['query', '/x/react-data-grid/sorting/?settings=dense'],
    ['query and hash', '/x/react-data-grid/sorting?a=/b/#c'],
    ['trailing slash', '/x/react-data-grid/sorting'],
    ['docs tab components-api', '/x/react-data-grid/sorting/components-api/'],
    ['docs tab hooks-api', '/x/react-data-grid/sorting/hooks-api'],
    ['docs tab [docsTab]', '/x/react-data-grid/sorting/[docsTab]'],
    ['everything at once', '/zh/x/v7/react-data-grid/sorting/hooks-api/?a#b'],
  ])('ignores %s', (_, path) => {
    expect(findActivePage(tree, path)?.page).toBe(sorting);
  });

  it('ignores a docs tab in the address of the tree', () => {
    const page: NavigationPage = {pathname: '/x/react-charts/[docsTab]'};
    expect(findActivePage([page], '/x/react-charts/')?.page).toBe(page);
  });

  it.each(['/x/unknown/', '/', '', '/x/react-data-grid/sort', '/x/react-data-grid/sorting/more/'])(
    '%j is not in the tree',
    (path) => {
      expect(findActivePage(tree, path)).toBeNull();
    },
  );
});

describe('getTitle', () => {
  it.each([
    ['/x/react-data-grid/row-height/', 'Row Height'],
    ['/x/react-data-grid/sorting', 'Sorting'],
    ['/zh/x/v7/react-charts/', 'React Charts'],
    ['/x/a/#b', 'A'],
    ['/', ''],
  ])('falls back to the last segment of %s', (pathname, title) => {
    expect(getTitle({pathname})).toBe(title);
  });

  it('prefers the title', () => {
    expect(getTitle({pathname: '/x/react-charts/', title: 'Charts'})).toBe('Charts');
  });
});
