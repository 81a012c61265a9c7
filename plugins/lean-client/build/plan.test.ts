import {describe, expect, it} from 'vitest';

import {UnknownFormError, type ChunkNames, type GeneratedFiles, type RouteNode} from './generatedFiles';
import {areLeaves, cut} from './cut';
import {planSections, type Plan} from './plan';
import {chunksByPage} from './preloadLinks';

function page(path: string, attributes: Record<string, unknown> = {sidebar: 'docs'}): RouteNode {
  return {path, hash: 'p', exact: true, attributes, routes: undefined};
}

function parent(path: string, hash: string, routes: RouteNode[]): RouteNode {
  return {path, hash, exact: false, attributes: {}, routes};
}

/** A site with one docs version of `paths` below `/x/`, generated as Docusaurus does. */
function site(paths: readonly string[], otherRoutes: RouteNode[] = []): GeneratedFiles {
  const docs = paths.map((path) => ({id: `id of ${path}`, path, sidebar: 'docs'}));
  return {
    routes: [
      parent('/x/', 'root', [
        parent('/x/', 'version', [
          parent(
            '/x/',
            'doc-root',
            paths.map((path) => page(path)),
          ),
        ]),
      ]),
      ...otherRoutes,
      {path: '*', hash: undefined, exact: false, attributes: {}, routes: undefined},
    ],
    chunkNames: {
      '/x/-root': {__comp: 'docs-root', __context: {plugin: 'context'}},
      '/x/-version': {__comp: 'version-root', __props: 'props'},
      '/x/-doc-root': {__comp: 'doc-root'},
      ...Object.fromEntries(
        paths.map((path) => [`${path}-p`, {__comp: 'doc-item', content: `content of ${path}`}]),
      ),
      ...Object.fromEntries(
        otherRoutes.flatMap(({path, hash, routes}): [string, ChunkNames][] => [
          [`${path}-${hash}`, {__comp: 'other'}],
          ...(routes ?? []).map((child): [string, ChunkNames] => [
            `${child.path}-${child.hash}`,
            {__comp: 'item', data: `data of ${child.path}`},
          ]),
        ]),
      ),
    },
    registry: Object.fromEntries(
      ['docs-root', 'context', 'version-root', 'props', 'doc-root', 'doc-item', 'other', 'item']
        .concat(paths.map((path) => `content of ${path}`))
        .map((name) => [name, `request of ${name}`]),
    ),
    globalData: {
      'docusaurus-plugin-content-docs': {
        default: {path: '/x/', versions: [{name: 'current', mainDocId: docs[0]?.id ?? '', docs}]},
      },
    },
    versions: {
      props: {
        pluginId: 'default',
        version: 'current',
        label: 'Next',
        docsSidebars: {docs: []},
        docs: {a: {}},
      },
    },
  };
}

const options = {sectionSize: 2, baseUrl: '/x/'};

function listSections(plan: Plan): string[][] | undefined {
  return plan.groups[0]?.sections.map(({leaves}) => leaves.map(({path}) => path));
}

describe('cut', () => {
  it('sorts pages and makes even parts', () => {
    const parts = cut(
      ['/c', '/a', '/e', '/b', '/d'].map((path) => ({path})),
      4,
    );
    expect(parts.map(({start, pages}) => [start, pages.map(({path}) => path)])).toEqual([
      ['/a', ['/a', '/b', '/c']],
      ['/d', ['/d', '/e']],
    ]);
  });

  it('keeps pages of one key together and in their order', () => {
    const parts = cut(
      ['/a', '/B/', '/b', '/c'].map((path) => ({path})),
      2,
    );
    expect(parts.map(({pages}) => pages.map(({path}) => path))).toEqual([['/a', '/B/', '/b'], ['/c']]);
  });

  it('makes nothing of nothing', () => {
    expect(cut([], 4)).toEqual([]);
  });
});

describe('areLeaves', () => {
  it.each([
    ['exact pages', [page('/a'), page('/b')], true],
    ['a parent route', [page('/a'), parent('/b', 'h', [])], false],
    ['a pattern', [page('/a/:id')], false],
  ])('tells %s', (_, routes, expected) => {
    expect(areLeaves(routes)).toBe(expected);
  });
});

describe('planSections', () => {
  it('cuts the pages of a version, whatever their number', () => {
    const plan = planSections(site(['/x/a/']), options);
    expect(listSections(plan)).toEqual([['/x/a/']]);
  });

  it('keeps the home page in the route table of every page', () => {
    const plan = planSections(site(['/x/c/', '/x/', '/x/b/', '/x/a/']), options);
    expect(plan.groups[0]?.kept.map(({path}) => path)).toEqual(['/x/']);
    expect(listSections(plan)).toEqual([['/x/a/', '/x/b/'], ['/x/c/']]);
    expect(Object.keys(plan.chunkNames)).toContain('/x/-p');
  });

  it('keeps on every page what more than one section needs', () => {
    const {registry} = planSections(site(['/x/a/', '/x/b/', '/x/c/']), options);
    expect(registry['doc-item']).toBeDefined();
    expect(registry['content of /x/a/']).toBeUndefined();
  });

  it('leaves documents and sidebars out of the version prop and the global data', () => {
    const version = planSections(site(['/x/a/', '/x/b/', '/x/c/']), options).groups[0]?.version;
    expect(version?.prop).toMatchObject({label: 'Next', docs: {}, docsSidebars: {}});
    expect(version?.keptDocs.map(({path}) => path)).toEqual(['/x/a/']);
  });

  it('cuts the pages of another plugin when there are many', () => {
    const many = parent(
      '/x/api/',
      'h',
      [...'abcdefgh'].map((name) => page(`/x/api/${name}/`, {})),
    );
    const few = parent('/x/few/', 'h', [page('/x/few/a/', {})]);
    const plan = planSections(site(['/x/a/'], [many, few]), options);
    expect(plan.groups.map(({path, version}) => [path, version !== null])).toEqual([
      ['/x/', true],
      ['/x/api/', false],
    ]);
  });

  it('refuses a version whose pages are nested in another way', () => {
    const files = site(['/x/a/']);
    const nested = {...files, routes: [page('/x/a/'), ...files.routes.slice(1)]};
    expect(() => planSections(nested, options)).toThrow(UnknownFormError);
  });

  it('refuses a route without chunk names', () => {
    const files = site(['/x/a/']);
    expect(() => planSections({...files, chunkNames: {}}, options)).toThrow(UnknownFormError);
  });
});

describe('chunksByPage', () => {
  it('lists what each page loads, its section first', () => {
    const pages = chunksByPage(planSections(site(['/x/', '/x/a/', '/x/b/', '/x/c/']), options));
    expect(pages.get('/x/c/')).toEqual([
      'section-0-1',
      'docs-root',
      'context',
      'version-root',
      'props',
      'doc-root',
      'sidebar-0-0',
      'doc-item',
      'content of /x/c/',
    ]);
    expect(pages.get('/x/')).not.toContain('section-0-0');
  });
});
