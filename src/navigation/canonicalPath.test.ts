import {describe, expect, it} from 'vitest';
import {canonicalPath} from './canonicalPath';

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
