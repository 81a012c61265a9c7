import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../../config/products';
import {getProduct} from '../../src/navigation';
import sidebars from '../../sidebars';
import type {SidebarItems} from '../../sidebars/items';
import {tree} from '../../sidebars/tree';

type Item = SidebarItems[number];
type Category = Extract<Item, {type: 'category'; items: unknown}>;

const isCategory = (item: Item): item is Category =>
  typeof item === 'object' && 'type' in item && item.type === 'category';

/** Every item of a tree, groups before what they hold. */
function walk(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [
    item,
    ...(isCategory(item) && Array.isArray(item.items) ? walk(item.items) : []),
  ]);
}

const docs = path.join(process.cwd(), 'docs');
const items = Object.values(sidebars).flatMap(walk);
const ids = items.filter((item) => typeof item === 'string');
const groups = items.filter(isCategory);
const toAddress = (id: string) => `/x/${path.posix.dirname(id)}/`;

/** A link from one navigation to the API reference or to the pages of another one. */
function isLink(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'href' in item &&
    typeof item.href === 'string' &&
    /^\/(?:api\/[\w-]+|introduction|migration-v8)\/$/.test(item.href)
  );
}

describe('the navigation tree', () => {
  it('lists each page once; ids lead to different addresses', () => {
    expect(ids.length).toBeGreaterThanOrEqual(14);
    for (const id of ids) expect(id).toMatch(/^(?:[a-z0-9-]+\/)+index$/);
    expect(new Set(ids.map(toAddress)).size).toBe(ids.length);
  });

  it('calls no page of a group "Overview" that is the only one: its neighbors would not name the group', () => {
    const isBare = (id: string) =>
      /^sidebar_label: Overview$/m.test(readFileSync(path.join(docs, `${id}.mdx`), 'utf8'));
    const alone = Object.values(sidebars).flatMap((list) => {
      const bare = walk(list).filter((item) => typeof item === 'string' && isBare(item));
      return bare.length === 1 ? bare.filter((item) => !list.includes(item)) : [];
    });
    expect(alone).toEqual([]);
  });

  it('has a file for every entry', () => {
    // From the whole tree: what Docusaurus is given leaves out what has none.
    const listed = Object.values(tree)
      .flatMap((list) => walk(list))
      .filter((item) => typeof item === 'string');
    expect(listed.length).toBeGreaterThanOrEqual(ids.length);
    expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('lists every page that is written, and no other', () => {
    const written = readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file))
      .map((file) => file.slice(0, -'.mdx'.length));
    expect([...ids].sort()).toEqual(written.sort());
  });

  it('has groups with a key each and pages in each', () => {
    const keys = groups.map(({key}) => key);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    for (const {items: inner} of groups) expect(inner.length).toBeGreaterThan(0);
  });

  it('takes labels and flags of pages from front matter: the tree has ids, groups and links to other trees only', () => {
    for (const item of items) expect(typeof item === 'string' || isCategory(item) || isLink(item)).toBe(true);
  });

  it('each product has its page, in a sidebar of its own', () => {
    for (const {id, path: address} of products) {
      expect(getProduct(`/x${address}`).productId).toBe(id);
      const owners = Object.entries(sidebars).filter(([, tree]) =>
        walk(tree).some((item) => typeof item === 'string' && toAddress(item) === `/x${address}`),
      );
      expect(owners).toHaveLength(1);
      const [, tree] = owners[0] ?? [];
      const others = walk(tree ?? []).filter(
        (item) => typeof item === 'string' && getProduct(toAddress(item)).productId !== id,
      );
      expect(others).toEqual([]);
    }
  });
});

/** What the front matter of a page says of it; `undefined` for nothing. */
function readPageFlag(id: string, flag: 'plan' | 'newFeature'): string | undefined {
  const [head = ''] = readFileSync(path.join(docs, `${id}.mdx`), 'utf8').split('\n---\n');
  return new RegExp(`^${flag}: (.+)$`, 'm').exec(head)?.[1];
}

describe('the marks of the navigation', () => {
  it('give the pages of a group its plan', () => {
    const planned = groups.filter(({customProps}) => customProps?.plan !== undefined);
    expect(planned.length).toBeGreaterThan(3);
    const others = planned.flatMap(({items: inner, customProps}) =>
      ids
        .filter((id) => Array.isArray(inner) && walk(inner).includes(id))
        .filter((id) => readPageFlag(id, 'plan') !== customProps?.plan),
    );
    expect(others).toEqual([]);
  });

  it('say what came with this major version', () => {
    const newGroups = groups.filter(({customProps}) => customProps?.newFeature === true);
    expect(newGroups.map(({key}) => key).sort()).toEqual([
      'charts-bars',
      'grid-components',
      'grid-pivoting',
      'grid-server-side-data',
    ]);
    expect(ids.filter((id) => readPageFlag(id, 'newFeature') === 'true').sort()).toEqual([
      'react-data-grid/ai-assistant/index',
      'react-data-grid/pivoting/index',
      'react-data-grid/row-spanning/index',
      'react-data-grid/undo-redo/index',
      'react-date-pickers/time-range-picker/index',
      'react-tree-view/rich-tree-view/editing/index',
      'react-tree-view/rich-tree-view/lazy-loading/index',
      'react-tree-view/rich-tree-view/ordering/index',
    ]);
  });
});

describe('the demos of pages', () => {
  it('a page that is not written has no demos lying about', () => {
    const folders = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith(`${path.sep}_demos`),
    );
    for (const folder of folders) {
      expect(existsSync(path.join(docs, path.dirname(folder), 'index.mdx')), folder).toBe(true);
    }
  });
});
