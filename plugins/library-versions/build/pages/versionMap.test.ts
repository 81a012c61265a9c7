import {describe, expect, it} from 'vitest';
import {olderVersion, versionMap, type VersionContent} from './versionMap';

function version(name: string, pages: Readonly<Record<string, string[]>>): VersionContent {
  const isCurrent = name === 'current';
  return {
    name,
    path: isCurrent ? '' : `v${name}`,
    label: isCurrent ? '9.0.0' : `v${name}`,
    packages: `MUI X ${name}`,
    pages: Object.entries(pages).map(([address, movedFrom]) => ({address, movedFrom})),
  };
}

const versions = [
  version('current', {'new/': ['old/'], 'same/': []}),
  version('8', {'old/': [], 'same/': [], 'until-8/': []}),
  version('7', {'gone/': [], 'old/': [], 'same/': [], 'until-8/': []}),
];

describe('versionMap', () => {
  it('has all versions, and where the pages of this one moved', () => {
    const map = versionMap(versions, 'current');
    expect(map.built).toBe('current');
    expect(map.versions.map(({path}) => path)).toEqual(['', 'v8', 'v7']);
    expect(map.versions.map(({moved}) => moved)).toEqual([{}, {'new/': 'old/'}, {'new/': 'old/'}]);
    expect(map.versions[1]?.pages).toEqual(['old/', 'same/', 'until-8/']);
  });

  it('from an older version', () => {
    const moved = versionMap(versions, '7').versions.map((each) => each.moved);
    expect(moved).toEqual([{'old/': 'new/'}, {}, {}]);
  });

  it('names a version that does not exist', () => {
    expect(() => versionMap(versions, '6')).toThrow('There is no version "6"');
  });
});

describe('olderVersion', () => {
  it('the current version has no notice', () => {
    expect(olderVersion(versions, 'current')).toBeUndefined();
  });

  it('lists only pages that are not at the same address of the current version', () => {
    expect(olderVersion(versions, '7')).toEqual({
      label: 'v7',
      packages: 'MUI X 7',
      paths: ['v8', 'v7'],
      newest: {'gone/': null, 'old/': 'new/', 'until-8/': 'v8/until-8/'},
    });
  });
});
