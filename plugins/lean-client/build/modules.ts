import {UnknownFormError, type ChunkNames, type GeneratedFiles} from './generatedFiles';
import {DOCS_PLUGIN} from './globalDocs';
import {chunkNamesIn, type BaseRoute, type Group, type Leaf, type Plan, type Section} from './plan';

/** Name of the chunk of a section. */
export function sectionChunkName(group: number, section: number): string {
  return `section-${group}-${section}`;
}

/** Name of the chunk of a sidebar; by position, because a sidebar's id may hold any character. */
export function sidebarChunkName(group: number, sidebar: number): string {
  return `sidebar-${group}-${sidebar}`;
}

/** Source of a function that loads `request` as the chunk `chunkName`. */
function importer(chunkName: string, request: string): string {
  return `() => import(/* webpackChunkName: "${chunkName}" */ ${JSON.stringify(request)})`;
}

function object(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(',\n')}}`;
}

function list(items: readonly string[]): string {
  return `[${items.join(',\n')}]`;
}

/** The mutable tables: what {@link Plan.groups} is in the browser. */
export function groupsModule(groups: readonly Group[]): string {
  const items = groups.map(({path, sections, version}, group) =>
    object([
      ['path', JSON.stringify(path)],
      ['starts', JSON.stringify(sections.map(({start}) => start))],
      [
        'sections',
        list(
          sections.map((_, index) =>
            importer(sectionChunkName(group, index), `./${sectionChunkName(group, index)}.js`),
          ),
        ),
      ],
      [
        'sidebars',
        object(
          Object.keys(version?.sidebars ?? {}).map((name, index) => [
            name,
            importer(sidebarChunkName(group, index), `./${sidebarChunkName(group, index)}.json`),
          ]),
        ),
      ],
      ['opened', '[]'],
      ['routes', '[]'],
      ['docs', JSON.stringify(version?.keptDocs ?? [])],
      ['docsSidebars', '{}'],
    ]),
  );
  return `export const groups = ${list(items)};\n`;
}

/** Replaces `@generated/routes`. */
export function routesModule({routes, groups}: Pick<Plan, 'routes' | 'groups'>): string {
  const route = ({path, hash, exact, attributes, routes: children, group}: BaseRoute): string => {
    const creator = [path, ...(hash === undefined ? [] : [hash])]
      .map((text) => JSON.stringify(text))
      .join(', ');
    const nested = group === undefined ? children && list(children.map(route)) : `groups[${group}].routes`;
    return object([
      ['path', JSON.stringify(path)],
      ['component', `ComponentCreator(${creator})`],
      ...(hash === undefined ? [] : [['chunksKey', JSON.stringify(`${path}-${hash}`)] as const]),
      ...(exact ? [['exact', 'true'] as const] : []),
      ...(nested === undefined ? [] : [['routes', nested] as const]),
      ...Object.entries(attributes).map(([name, value]) => [name, JSON.stringify(value)] as const),
    ]);
  };
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import {groups} from './groups.js';`,
    ...groups.flatMap(({kept}, index) =>
      kept.map((leaf) => `groups[${index}].routes.push(${route({...leaf, exact: true})});`),
    ),
    `export default ${list(routes.map(route))};\n`,
  ].join('\n');
}

/**
 * Replaces `@generated/registry`. The prop of a docs version is part of this module, since nothing large is left of it.
 *
 * @param retryModule request of the module that exports `retrying`
 */
export function registryModule(plan: Plan, retryModule: string): string {
  const versions = new Map(plan.groups.map(({version}, index) => [version?.chunkName, {version, index}]));
  const entries = Object.entries(plan.registry).map(([name, request]): [string, string] => {
    const known = versions.get(name);
    if (!known?.version) {
      return [name, `[retrying(${importer(name, request)}), ${JSON.stringify(name)}]`];
    }
    const prop = `{...${JSON.stringify(known.version.prop)}, docsSidebars: groups[${known.index}].docsSidebars}`;
    return [name, `[always({version: ${prop}}), ${JSON.stringify(name)}]`];
  });
  return [
    `import {retrying} from ${JSON.stringify(retryModule)};`,
    `import {groups} from './groups.js';`,
    `const always = (value) => () => Promise.resolve({default: value});`,
    `export default ${object(entries)};\n`,
  ].join('\n');
}

/** Replaces `@generated/globalData`: the documents of each version are a list that grows by section. */
export function globalDataModule(globalData: GeneratedFiles['globalData'], groups: readonly Group[]): string {
  const assignments = groups.flatMap(({version}, group) => {
    if (!version) {
      return [];
    }
    const instance = `data[${JSON.stringify(DOCS_PLUGIN)}][${JSON.stringify(version.prop.pluginId)}]`;
    return [`${instance}.versions[${version.index}].docs = groups[${group}].docs;`];
  });
  const withoutDocs = JSON.stringify(globalData, (key, value: unknown) =>
    key === 'docs' && Array.isArray(value) ? [] : value,
  );
  return [
    `import {groups} from './groups.js';`,
    `const data = ${withoutDocs};`,
    ...assignments,
    'export default data;\n',
  ].join('\n');
}

/** Chunk names of a page with the ones of its own replaced by positions in its list of loaders. */
function toShape(chunks: ChunkNames, pageChunks: readonly string[]): unknown {
  if (typeof chunks === 'string') {
    const position = pageChunks.indexOf(chunks);
    return position < 0 ? chunks : position;
  }
  if (Array.isArray(chunks)) {
    return chunks.map((nested) => toShape(nested, pageChunks));
  }
  return Object.fromEntries(
    Object.entries(chunks).map(([key, nested]) => [key, toShape(nested, pageChunks)]),
  );
}

/**
 * The module of one section. Pages of one kind share a `shape` (their attributes and the nest of their chunk names), so
 * that a page costs its address, its loaders and its document id.
 */
export function sectionModule(
  {leaves, docs}: Section,
  files: GeneratedFiles,
  registry: Record<string, string>,
): string {
  const shapes: string[] = [];
  const row = ({path, attributes, chunks}: Leaf): string => {
    const pageChunks = [...new Set(chunkNamesIn(chunks))].filter((name) => !(name in registry));
    const shape = JSON.stringify({attributes, chunks: toShape(chunks, pageChunks)});
    const position = shapes.includes(shape) ? shapes.indexOf(shape) : shapes.push(shape) - 1;
    const loaders = pageChunks.map((name) => {
      const request = files.registry[name];
      if (request === undefined) {
        throw new UnknownFormError('registry.js', `has no entry for the chunk ${name} of ${path}`);
      }
      return importer(name, request);
    });
    return `[${JSON.stringify(path)}, ${position}, ${list(loaders)}]`;
  };
  const rows = leaves.map(row);
  return `export default {shapes: ${list(shapes)}, rows: ${list(rows)}, docs: ${JSON.stringify(docs)}};\n`;
}
