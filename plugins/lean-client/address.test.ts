import {describe, expect, it} from 'vitest';

import {addressKey, decodeAddress, routedPathname, findSectionIndex} from './address';

describe('addressKey', () => {
  it.each([
    ['/x/Sorting/', '/x/sorting'],
    ['/x/sorting', '/x/sorting'],
    ['/x/sorting/index.html', '/x/sorting'],
    ['/x/sorting.html', '/x/sorting'],
    ['/x/sorting/?a=/b/#c', '/x/sorting'],
    ['/x/%E6%8E%92/', '/x/排'],
    ['/x/', '/x'],
    ['/', ''],
  ])('gives %s the key %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('leaves a malformed escape as it is', () => {
    expect(decodeAddress('/x/100%/')).toBe('/x/100%/');
  });

  it('keeps the case of a pathname for the router', () => {
    expect(routedPathname('/x/Sorting/index.html#a')).toBe('/x/Sorting/');
  });
});

describe('findSectionIndex', () => {
  const starts = ['/x/a', '/x/m', '/x/t'];

  it.each([
    ['/x/a', 0],
    ['/x/b', 0],
    ['/x/m', 1],
    ['/x/sz', 1],
    ['/x/z', 2],
    ['/x', -1],
  ])('finds the section of %s', (key, index) => {
    expect(findSectionIndex(starts, key)).toBe(index);
  });

  it('finds none where there are none', () => {
    expect(findSectionIndex([], '/x')).toBe(-1);
  });
});
