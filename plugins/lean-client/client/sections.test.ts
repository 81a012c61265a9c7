import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {RouteGroup, RouteSection} from '@generated/lean-client/groups';

interface Tables {
  groups: RouteGroup[];
  registry: Record<string, unknown>;
  routesChunkNames: Record<string, unknown>;
}

const tables = vi.hoisted((): Tables => ({groups: [], registry: {}, routesChunkNames: {}}));

vi.mock('@generated/lean-client/groups', () => ({groups: tables.groups}));
vi.mock('@generated/lean-client/registry', () => ({default: tables.registry}));
vi.mock('@generated/lean-client/routesChunkNames', () => ({default: tables.routesChunkNames}));
vi.mock('@docusaurus/ComponentCreator', () => ({
  default: (path: string, hash: string) => ({path, hash}),
}));

const {openSections, sidebarLoaders} = await import('./sections');

function section(...paths: string[]): () => Promise<{default: RouteSection}> {
  return vi.fn(() =>
    Promise.resolve({
      default: {
        shapes: [{attributes: {sidebar: 'docs'}, chunks: {__comp: 'doc-item', content: 0}}],
        rows: paths.map((path): RouteSection['rows'][number] => [path, 0, [() => Promise.resolve('page')]]),
        docs: paths.map((path) => ({id: `id of ${path}`, path})),
      },
    }),
  );
}

function group(path: string, starts: string[], sections: RouteGroup['sections']): RouteGroup {
  return {path, starts, sections, sidebars: {}, opened: [], routes: [], docs: [], docsSidebars: {}};
}

function getPaths({routes}: RouteGroup): string[] {
  return routes.map(({path}) => path);
}

beforeEach(() => {
  tables.groups.length = 0;
});

describe('openSections', () => {
  it('loads the section of an address once and puts its pages after those that are there', async () => {
    const [first, second] = [section('/x/a/', '/x/b/'), section('/x/m/')];
    const docs = group('/x/', ['/x/a', '/x/m'], [first, second]);
    tables.groups.push(docs);
    await openSections('/x/m/');
    await openSections('/x/B/index.html#options');
    await Promise.all([openSections('/x/a/'), openSections('/x/a')]);
    expect(getPaths(docs)).toEqual(['/x/m/', '/x/a/', '/x/b/']);
    expect(docs.docs.map(({path}) => path)).toEqual(['/x/m/', '/x/a/', '/x/b/']);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('fills the tables that the component of a page is made from', async () => {
    const docs = group('/x/', ['/x/a'], [section('/x/a/')]);
    tables.groups.push(docs);
    await openSections('/x/a/');
    const key = docs.routes[0]?.chunksKey ?? '';
    expect(tables.routesChunkNames[key]).toEqual({__comp: 'doc-item', content: '0.0.0.0'});
    expect(tables.registry['0.0.0.0']).toBeDefined();
  });

  it('asks the innermost group first and an outer one only for pages that it lacks', async () => {
    const outer = section('/x/a/', '/x/api/overview/');
    const docs = group('/x/', ['/x/a'], [outer]);
    const api = group('/x/api/', ['/x/api/a'], [section('/x/api/a/')]);
    tables.groups.push(docs, api);
    await openSections('/x/api/a/');
    expect(outer).not.toHaveBeenCalled();
    await openSections('/x/api/overview/');
    expect(getPaths(docs)).toContain('/x/api/overview/');
  });

  it('tries again after a failure', async () => {
    vi.useFakeTimers();
    const load = section('/x/a/');
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
    const docs = group('/x/', ['/x/a'], [failing]);
    tables.groups.push(docs);
    const failed = expect(openSections('/x/a/')).rejects.toThrow('2');
    await vi.runAllTimersAsync();
    await failed;
    await openSections('/x/a/');
    expect(getPaths(docs)).toEqual(['/x/a/']);
    vi.useRealTimers();
  });

  it('requests nothing for an address outside all groups', async () => {
    const load = section('/x/a/');
    tables.groups.push(group('/x/', ['/x/a'], [load]));
    await openSections('/xylophone/');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('sidebarLoaders', () => {
  it('loads the sidebar of a page once', async () => {
    const docs = group('/x/', ['/x/a'], [section('/x/a/')]);
    docs.sidebars.docs = () => Promise.resolve({default: [['Page', 'a/']]});
    tables.groups.push(docs);
    await openSections('/x/a/');
    const [page] = docs.routes;
    const parent = page && {...page, path: '/x/', routes: docs.routes};
    const matched = page && parent ? [parent, page] : [];
    await Promise.all(sidebarLoaders(matched).map((load) => load()));
    expect(docs.docsSidebars.docs).toMatchObject([{type: 'link', href: '/x/a/', label: 'Page'}]);
    expect(sidebarLoaders(matched)).toEqual([]);
  });
});
