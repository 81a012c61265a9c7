import {areLeaves, cut} from './cut';
import {
  UnknownFormError,
  type ChunkNames,
  type GeneratedFiles,
  type GlobalDoc,
  type RouteNode,
  type VersionProp,
} from './generatedFiles';
import {globalVersion} from './globalDocs';

/** A page whose route is loaded with its section. */
export interface Leaf {
  path: string;
  hash: string;
  attributes: Record<string, unknown>;
  chunks: ChunkNames;
}

/** A run of neighboring pages that load together: one chunk. */
export interface Section {
  /** Key of the first page, {@link addressKey}. */
  start: string;
  leaves: Leaf[];
  docs: GlobalDoc[];
}

/** A docs version whose pages are cut into sections. */
export interface VersionParts {
  /** Name of the chunk that held the version prop. */
  chunkName: string;
  /** The prop without documents and sidebars. */
  prop: VersionProp;
  /** Position of the version in the global data. */
  index: number;
  /** Documents that stay in the global data of every page. */
  keptDocs: GlobalDoc[];
  sidebars: VersionProp['docsSidebars'];
}

/** The children of one parent route, cut into sections. */
export interface Group {
  /** Address of the parent route. */
  path: string;
  /** Pages that stay in the first script: the home page, which the theme looks for in the route table. */
  kept: Leaf[];
  sections: Section[];
  version: VersionParts | null;
}

/** A route that stays in the first script; `group` stands for sub-routes that are loaded by section. */
export type BaseRoute = Omit<RouteNode, 'routes'> & {routes?: BaseRoute[]; group?: number};

/** What every page gets at once, and what it gets by section. */
export interface Plan {
  routes: BaseRoute[];
  chunkNames: Record<string, ChunkNames>;
  registry: Record<string, string>;
  groups: Group[];
}

/** Every chunk name in a nest of chunk names. */
export function chunkNamesIn(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(chunkNamesIn);
}

/**
 * Splits requests by chunk name into those that only one section needs and the rest.
 *
 * @returns the part of the registry that every page keeps
 */
function baseRegistry(
  registry: Record<string, string>,
  baseNames: readonly string[],
  groups: readonly Group[],
): Record<string, string> {
  const kept = new Set(baseNames);
  const used = new Set<string>();
  for (const {leaves} of groups.flatMap(({sections}) => sections)) {
    const names = new Set(leaves.flatMap(({chunks}) => chunkNamesIn(chunks)));
    names.forEach((name) => (used.has(name) ? kept : used).add(name));
  }
  return Object.fromEntries(Object.entries(registry).filter(([name]) => kept.has(name)));
}

/** Options of {@link planSections}. */
export interface PlanOptions {
  /** Most pages of one section. */
  sectionSize: number;
  /** Base address of the site in the language of the build. */
  baseUrl: string;
}

/** Fewer children of a parent route are not worth a request of their own. */
const leastChildren = 8;

/**
 * Decides what stays on every page and what is loaded by section: all pages of each docs version, and the children of
 * any other parent route that has {@link leastChildren} of them.
 *
 * @throws UnknownFormError when a version's pages cannot be cut, or a route has no chunk names
 */
export function planSections(files: GeneratedFiles, options: PlanOptions): Plan {
  const groups: Group[] = [];
  const chunkNames: Record<string, ChunkNames> = {};

  const findChunkNames = ({path, hash}: RouteNode): ChunkNames => {
    const names = files.chunkNames[`${path}-${hash}`];
    if (!names) {
      throw new UnknownFormError('routesChunkNames.json', `has no entry for ${path} with hash ${hash}`);
    }
    return names;
  };

  const addGroup = (parent: RouteNode, children: RouteNode[], chunkName: string | undefined): number => {
    const prop = chunkName === undefined ? undefined : files.versions[chunkName];
    const global = prop && globalVersion(files.globalData, prop);
    const docs = global?.version.docs ?? [];
    const docsByPath = new Map(docs.map((doc) => [doc.path, doc]));
    const leaves = children.map((page): Leaf => {
      if (page.hash === undefined) {
        throw new UnknownFormError('routes.js', `gives the page ${page.path} no hash`);
      }
      return {path: page.path, hash: page.hash, attributes: page.attributes, chunks: findChunkNames(page)};
    });
    const findDocs = (pages: readonly Leaf[]): GlobalDoc[] =>
      pages.map(({path}) => docsByPath.get(path)).filter((doc) => doc !== undefined);
    const kept = leaves.filter(({path}) => path === options.baseUrl);
    kept.forEach(({path, hash, chunks}) => {
      chunkNames[`${path}-${hash}`] = chunks;
    });
    const sections = cut(
      leaves.filter((leaf) => !kept.includes(leaf)),
      options.sectionSize,
    ).map(({start, pages}) => ({start, leaves: pages, docs: findDocs(pages)}));
    const version =
      global && chunkName !== undefined
        ? {
            chunkName,
            prop: {...prop, docs: {}, docsSidebars: {}},
            index: global.index,
            keptDocs: docs.filter(
              (doc) => doc.id === global.version.mainDocId || findDocs(kept).includes(doc),
            ),
            sidebars: prop.docsSidebars,
          }
        : null;
    return groups.push({path: parent.path, kept, sections, version}) - 1;
  };

  const baseRoute = (route: RouteNode, versionAbove: string | undefined): BaseRoute => {
    const {routes, ...rest} = route;
    let version = versionAbove;
    if (route.hash !== undefined) {
      const names = findChunkNames(route);
      chunkNames[`${route.path}-${route.hash}`] = names;
      version = chunkNamesIn(names).find((name) => name in files.versions) ?? versionAbove;
    }
    if (!routes) {
      return rest;
    }
    const cuttable = routes.length > 0 && areLeaves(routes);
    // A version's own tag pages are its direct children; its documents are the children of the route below.
    const holdsVersionPages = version !== undefined && version === versionAbove;
    if (cuttable && (holdsVersionPages || routes.length >= leastChildren)) {
      return {...rest, group: addGroup(route, routes, version)};
    }
    return {...rest, routes: routes.map((child) => baseRoute(child, version))};
  };

  const routes = files.routes.map((route) => baseRoute(route, undefined));
  const missing = Object.keys(files.versions).filter(
    (name) => !groups.some(({version}) => version?.chunkName === name),
  );
  if (missing.length > 0) {
    throw new UnknownFormError(
      'routes.js',
      `nests the pages of ${missing.length} docs version(s) in an unknown way`,
    );
  }
  const baseNames = Object.values(chunkNames).flatMap(chunkNamesIn);
  return {routes, chunkNames, groups, registry: baseRegistry(files.registry, baseNames, groups)};
}
