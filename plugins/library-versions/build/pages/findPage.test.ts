import {describe, expect, it} from 'vitest';
import {findPage, type VersionPages} from './findPage';

/** `'a'`, or `'a < b c'`: a page that b and c moved to. */
function pages(...lines: string[]): VersionPages {
  return new Map(
    lines.map((line) => {
      const [address = '', from = ''] = line.split(' < ');
      return [address, {address, movedFrom: from.split(' ').filter(Boolean)}];
    }),
  );
}

describe('findPage', () => {
  it.each([
    ['the same address', 'a'],
    ['the version itself', 'new'],
  ])('%s', (_, address) => {
    expect(findPage([pages('a', 'new'), pages('a')], 0, address === 'a' ? 1 : 0, address)).toBe(address);
  });

  it('a page that moved, in both directions', () => {
    const versions = [pages('new < old'), pages('old')];
    expect(findPage(versions, 0, 1, 'new')).toBe('old');
    expect(findPage(versions, 1, 0, 'old')).toBe('new');
  });

  it('nothing where the version lacks the page', () => {
    expect(findPage([pages('a', 'b'), pages('a')], 0, 1, 'b')).toBeUndefined();
    expect(findPage([pages('a'), pages('a', 'gone')], 1, 0, 'gone')).toBeUndefined();
    expect(findPage([pages('a')], 0, 3, 'a')).toBeUndefined();
  });

  it('follows several moves through the versions between', () => {
    const versions = [pages('third < second'), pages('second < first'), pages('first')];
    expect(findPage(versions, 0, 2, 'third')).toBe('first');
    expect(findPage(versions, 2, 0, 'first')).toBe('third');
  });

  it('a page that kept its note of an older move', () => {
    const versions = [pages('new < old'), pages('new < old'), pages('old')];
    expect(findPage(versions, 0, 1, 'new')).toBe('new');
    expect(findPage(versions, 0, 2, 'new')).toBe('old');
    expect(findPage(versions, 2, 0, 'old')).toBe('new');
  });

  it('a page that was away for one version', () => {
    const versions = [pages('new < old'), pages(), pages('old')];
    expect(findPage(versions, 0, 2, 'new')).toBe('old');
    expect(findPage(versions, 2, 0, 'old')).toBe('new');
  });

  it('what a page says of itself counts for more than an equal address', () => {
    const versions = [pages('overview', 'features < overview'), pages('overview', 'features')];
    expect(findPage(versions, 0, 1, 'features')).toBe('overview');
    expect(findPage(versions, 1, 0, 'overview')).toBe('overview');
  });

  it('a page that two were made of, and two of one', () => {
    const merged = [pages('all < one two'), pages('one', 'two')];
    expect(findPage(merged, 1, 0, 'two')).toBe('all');
    expect(findPage(merged, 0, 1, 'all')).toBe('one');
    const split = [pages('one < all', 'two < all'), pages('all')];
    expect(findPage(split, 0, 1, 'two')).toBe('all');
    expect(findPage(split, 1, 0, 'all')).toBe('one');
  });
});
