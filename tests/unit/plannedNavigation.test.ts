import {describe, expect, it} from 'vitest';
import {getProduct} from '../../src/navigation';
import {tree} from '../../sidebars/tree';

type Entry = string | {key?: string; label: string; items: Entry[]};

/** A link to the API reference or into another sidebar, which is no page of the tree. */
function isLink(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'link';
}

/** The items of a sidebar, in the shape that `group` and ids give them; anything else fails. */
function toEntries(items: unknown): Entry[] {
  if (!Array.isArray(items)) throw new Error('A sidebar is a list');
  const entries = items.filter((item) => !isLink(item));
  return entries.map((item: unknown): Entry => {
    if (typeof item === 'string') return item;
    if (typeof item !== 'object' || item === null || !('label' in item) || !('items' in item)) {
      throw new Error(`Neither id nor group: ${JSON.stringify(item)}`);
    }
    const key = 'key' in item && typeof item.key === 'string' ? item.key : undefined;
    return {key, label: String(item.label), items: toEntries(item.items)};
  });
}

const groupsIn = (entries: readonly Entry[]): Exclude<Entry, string>[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? [] : [entry, ...groupsIn(entry.items)]));
const idsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : idsIn(entry.items)));

// Pages that are not written yet included: mistakes should not wait for the last page.
const trees = Object.entries(tree).map(([name, items]) => [name, toEntries(items)] as const);

describe('the navigation tree with its planned pages', () => {
  it('has no two pages with one address', () => {
    const ids = trees.flatMap(([, entries]) => idsIn(entries));
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('each group has a key of its own, so that its label can be translated', () => {
    const keys = trees.flatMap(([, entries]) => groupsIn(entries).map(({key, label}) => key ?? label));
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('each sidebar holds the pages of one product', () => {
    for (const [name, entries] of trees) {
      const found = new Set(idsIn(entries).map((id) => getProduct(`/x/${id}`).productId));
      expect([name, found.size]).toEqual([name, 1]);
    }
  });
});
