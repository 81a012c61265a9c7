import {describe, expect, it} from 'vitest';
import {lastVersionFirst} from './lastVersionFirst';
import type {Hit} from './types';

const hit = (title: string, trail: string[], version = 'current'): Hit => ({
  address: `/x/${[...trail, title].join('-')}/`,
  title,
  kind: 'page',
  trail,
  product: 'x',
  version,
  flags: {},
  excerpt: [],
  sections: [],
  score: 1,
});

const upgrades = [
  hit('Breaking changes: Charts', ['Upgrade to v7']),
  hit('Charts', []),
  hit('Breaking changes: Tree View', ['Upgrade to v7']),
  hit('Breaking changes: Charts', ['Upgrade to v8']),
  hit('Breaking changes: Charts', ['Upgrade to v10']),
];

const order = (query: string, hits: readonly Hit[]) =>
  lastVersionFirst(query, hits).map(({trail, title}) => [...trail, title].join(', '));

describe('pages that differ in a version', () => {
  it('share their places, the last version the best', () => {
    expect(order('breaking changes', upgrades)).toEqual([
      'Upgrade to v10, Breaking changes: Charts',
      'Charts',
      'Upgrade to v7, Breaking changes: Tree View',
      'Upgrade to v8, Breaking changes: Charts',
      'Upgrade to v7, Breaking changes: Charts',
    ]);
  });

  it('are alike, too, when their titles name the group', () => {
    const named = ['v7', 'v8'].map((version) =>
      hit(`Upgrade to ${version} – Breaking changes: Charts`, [`Upgrade to ${version}`]),
    );
    expect(order('breaking changes', named)).toEqual([
      'Upgrade to v8, Upgrade to v8 – Breaking changes: Charts',
      'Upgrade to v7, Upgrade to v7 – Breaking changes: Charts',
    ]);
  });

  it('stay where they are when the question names a number', () => {
    expect(lastVersionFirst('breaking changes v7', upgrades)).toEqual(upgrades);
  });

  it('are others in another version of the site', () => {
    const pages = [hit('Upgrade to v7', [], 'v7'), hit('Upgrade to v8', [])];
    expect(lastVersionFirst('upgrade', pages)).toEqual(pages);
  });
});
