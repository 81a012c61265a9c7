import {describe, expect, it} from 'vitest';
import type {DocumentedVersion} from '../../library-versions/build';
import {packagesBefore, type ApiFacts} from './siteApi';

const grid = '@mui/x-data-grid';

const facts: ApiFacts = {
  documented: [grid],
  namedOnly: [],
  foreign: [],
  oldNames: [],
  equivalentTypes: [],
  older: {
    id: 'v7',
    packages: {[grid]: `node_modules/${grid}-v7`},
    address: 'https://v7.example.org/x/',
  },
};

/** A version with packages of this release; `current` without a path. */
function version(name: string, release: string, folder: string = grid): DocumentedVersion {
  const path = name === 'current' ? '' : `v${name}`;
  return {name, path, docsDir: 'docs', packages: {[grid]: {version: release, folder}}};
}

const current = version('current', '8.29.3');
const nine = version('9', '8.29.3');
const eight = version('8', '8.29.3');
const seven = version('7', '7.29.1', `${grid}-v7`);

/** What is before a version, where the checkout has these. */
const before = (one: DocumentedVersion, ...all: DocumentedVersion[]) =>
  packagesBefore(facts, one, all, '/x/')?.address;

describe('the packages before those of a version', () => {
  it('are those of the next older version of another major', () => {
    expect(before(current, current, seven)).toBe('/x/v7/');
    expect(before(current, current, nine, eight, seven)).toBe('/x/v7/');
    expect(before(eight, current, eight, seven)).toBe('/x/v7/');
  });

  it('are those that are installed where no version documents them any more', () => {
    for (const one of [current, nine, eight]) {
      expect(before(one, current, nine, eight)).toBe('https://v7.example.org/x/');
    }
  });

  it('are none where the version has the installed ones itself, or older ones', () => {
    expect(before(seven, current, seven)).toBeUndefined();
    expect(before(version('6', '6.20.4'), current, seven, version('6', '6.20.4'))).toBeUndefined();
  });
});
