import {describe, expect, it} from 'vitest';
import {assertUniquePathnames} from './assertUniquePathnames';
import {canonicalPath} from './canonicalPath';
import {titleOf} from './titleOf';

describe('assertUniquePathnames', () => {
  it('B1.5 accepts distinct addresses, versions included', () => {
    expect(() =>
      assertUniquePathnames([{pathname: '/x/a/', children: [{pathname: '/x/a/b/'}]}, {pathname: '/x/v7/a/'}]),
    ).not.toThrow();
  });

  it('B1.5 throws on two pages with one address, at any depth', () => {
    expect(() =>
      assertUniquePathnames([{pathname: '/x/a/', children: [{pathname: '/x/b/'}]}, {pathname: '/x/b/'}]),
    ).toThrow(new Error('Duplicated pathname /x/b/ in pages'));
  });

  it('B1.5 a trailing slash makes no second address', () => {
    expect(() => assertUniquePathnames([{pathname: '/x/b/'}, {pathname: '/x/b'}])).toThrow(
      new Error('Duplicated pathname /x/b in pages'),
    );
  });
});

describe('titleOf', () => {
  it.each([
    ['/x/react-data-grid/row-height/', 'Row Height'],
    ['/x/react-data-grid/sorting', 'Sorting'],
    ['/zh/x/v7/react-charts/', 'React Charts'],
    ['/x/a/#b', 'A'],
    ['/', ''],
  ])('B1.6 falls back to the last segment of %s', (pathname, title) => {
    expect(titleOf({pathname})).toBe(title);
  });

  it('B1.6 prefers the title', () => {
    expect(titleOf({pathname: '/x/react-charts/', title: 'Charts'})).toBe('Charts');
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/zh/x/v7/react-charts/?a=b#c', '/x/v7/react-charts/'],
    ['/x/introduction/#a?b', '/x/introduction/'],
    ['/zh/', '/'],
    ['/zh', '/zh'],
    ['/en/x/', '/x/'],
    ['/x/introduction', '/x/introduction'],
  ])('B6.2 %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
