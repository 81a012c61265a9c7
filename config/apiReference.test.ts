import {describe, expect, it} from 'vitest';
import {apiReferenceOptions} from './apiReference';
import type {DocumentedVersion} from '../plugins/library-versions/build/versions';

/** A version with one package. */
function version(name: string, release: string, folder = '@mui/x-data-grid'): DocumentedVersion {
  return {
    name,
    path: name === 'current' ? '' : `v${name}`,
    docsDir: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
    packages: {'@mui/x-data-grid': {version: release, folder}},
  };
}

const seven = version('7', '7.29.13', '@mui/x-data-grid-v7');

describe('the packages that changes are told from', () => {
  const getSetIds = (built: DocumentedVersion, all: readonly DocumentedVersion[]) =>
    apiReferenceOptions(built, all, 'en').packageSets.map(({id}) => id);

  it('are those of the version before', () => {
    const all = [version('current', '8.29.3'), seven];
    expect(all.map((built) => getSetIds(built, all))).toEqual([['v8', 'v7'], ['v7']]);
  });

  it('are those of the major version before, when the current one was cut and has the same packages', () => {
    const all = [version('current', '8.29.3'), version('8', '8.29.3'), seven];
    expect(all.map((built) => getSetIds(built, all))).toEqual([['v8', 'v7'], ['v8', 'v7'], ['v7']]);
  });

  it('are those of the cut version once the current one has the next packages', () => {
    const all = [version('current', '9.0.0'), version('8', '8.29.3', '@mui/x-data-grid-v8'), seven];
    const [current] = all;
    expect(current && getSetIds(current, all)).toEqual(['v9', 'v8']);
    expect(current && apiReferenceOptions(current, all, 'zh').packageSets[1]?.address).toBe('/zh/x/v8/');
  });
});
