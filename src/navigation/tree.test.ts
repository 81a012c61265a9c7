import {describe, expect, it} from 'vitest';
import {canonicalPath} from './canonicalPath';
import {titleOf} from './titleOf';

describe('titleOf', () => {
  it.each([
    ['/x/react-data-grid/row-height/', 'Row Height'],
    ['/x/react-data-grid/sorting', 'Sorting'],
    ['/zh/x/v7/react-charts/', 'React Charts'],
    ['/x/a/#b', 'A'],
    ['/', ''],
  ])('falls back to the last segment of %s', (pathname, title) => {
    expect(titleOf({pathname})).toBe(title);
  });

  it('prefers the title', () => {
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
  ])('%s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
