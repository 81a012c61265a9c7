import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const pages = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-charts/',
  '/x/react-charts/quickstart/',
  '/x/react-data-grid/',
  '/x/react-data-grid/quickstart/',
  '/x/react-data-grid/sorting/',
].map((path) => ({path, title: path}));

const near = (path: string, limit?: number) => nearestPages(path, pages, limit).map((page) => page.path);

describe('nearestPages', () => {
  it.each([
    ['/x/react-data-gird/sorting/', '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sort/', '/x/react-data-grid/sorting/'],
    ['/x/react-chart/', '/x/react-charts/'],
    ['/x/introduction/instalation', '/x/introduction/installation/'],
  ])('%s is most likely %s', (path, expected) => {
    expect(near(path)[0]).toBe(expected);
  });

  it('nearest first, at most as many as asked for, five by default', () => {
    expect(near('/x/react-data-grid/quickstar/', 2)).toEqual([
      '/x/react-data-grid/quickstart/',
      '/x/react-charts/quickstart/',
    ]);
    expect(near('/x/react-data-grid/x/').length).toBeLessThanOrEqual(5);
  });

  it.each(['/', '', '/wp-login.php?redirect_to=https%3A%2F%2Fexample.com%2Fwp-admin%2F'])(
    'offers nothing for %j, which is like no page',
    (path) => {
      expect(near(path)).toEqual([]);
    },
  );

  it('offers nothing without pages', () => {
    expect(nearestPages('/x/', [])).toEqual([]);
  });
});
