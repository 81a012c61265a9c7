import ComponentCreator from '@docusaurus/ComponentCreator';
import type {
  ClientRoute,
  NamedChunks,
  RouteGroup,
  RouteSection,
  SectionChunks,
} from '@generated/lean-client/groups';
import {groups} from '@generated/lean-client/groups';
import registry from '@generated/lean-client/registry';
import routesChunkNames from '@generated/lean-client/routesChunkNames';
import {addressKey, findSectionIndex} from '../address';
import {unpackSidebar} from '../sidebar';
import {retrying, type Loader} from './retry';

/** Replaces positions in a page's list of loaders by the chunk names that the page got. */
function named(chunks: SectionChunks, names: readonly string[]): NamedChunks {
  if (typeof chunks === 'number') {
    return names[chunks] ?? '';
  }
  if (typeof chunks === 'string') {
    return chunks;
  }
  if (Array.isArray(chunks)) {
    return chunks.map((nested) => named(nested, names));
  }
  return Object.fromEntries(Object.entries(chunks).map(([key, nested]) => [key, named(nested, names)]));
}

/**
 * Adds the pages of a section to the tables of the client. New entries only ever follow the old ones: the position of
 * a route in its list is its React key, and moving it would mount the page anew.
 */
function install(group: RouteGroup, id: string, {shapes, rows, docs}: RouteSection): void {
  rows.forEach(([path, shapeIndex, loaders], row) => {
    const shape = shapes[shapeIndex];
    if (!shape) {
      throw new Error(`The section ${id} has no shape ${shapeIndex}.`);
    }
    const hash = `${id}.${row}`;
    const names = loaders.map((load, position) => {
      const name = `${hash}.${position}`;
      registry[name] = [retrying(load), name];
      return name;
    });
    const chunksKey = `${path}-${hash}`;
    routesChunkNames[chunksKey] = named(shape.chunks, names);
    group.routes.push({
      path,
      exact: true,
      chunksKey,
      ...shape.attributes,
      component: ComponentCreator(path, hash),
    });
  });
  const known = new Set(group.docs.map((doc) => doc.id));
  group.docs.push(...docs.filter((doc) => !known.has(doc.id)));
}

async function load(group: RouteGroup, index: number): Promise<void> {
  const request = group.sections[index];
  if (request) {
    const section = await retrying(request)();
    install(group, `${groups.indexOf(group)}.${index}`, section.default);
  }
}

/** Loads the one section of a group that can hold `key`, once; a failure is forgotten, so that the next call tries again. */
function open(group: RouteGroup, key: string): Promise<void> {
  const index = Math.max(0, findSectionIndex(group.starts, key));
  return (group.opened[index] ??= load(group, index).catch((error: unknown) => {
    group.opened[index] = undefined;
    throw error;
  }));
}

/**
 * Loads the section that holds an address. Resolves when the router knows the page, if there is one.
 *
 * Groups can lie inside each other (`/x/api/` inside `/x/`): the innermost is asked first, and the next one only for a
 * page that it does not have.
 */
export async function openSections(target: string): Promise<void> {
  const key = addressKey(target);
  const around = groups.filter(({path}) => {
    const parent = addressKey(path);
    return key === parent || key.startsWith(`${parent}/`);
  });
  around.sort((a, b) => b.path.length - a.path.length);
  for (const group of around) {
    await open(group, key);
    if (group.routes.some(({path}) => addressKey(path) === key)) {
      return;
    }
  }
}

/**
 * Loaders of the sidebars that a page needs and that are not there yet.
 *
 * @param matched the routes that match the page, outermost first
 */
export function sidebarLoaders(matched: readonly ClientRoute[]): Loader[] {
  return groups.flatMap((group) => {
    const parent = matched.findIndex(({routes}) => routes === group.routes);
    const name = parent < 0 ? undefined : matched[parent + 1]?.sidebar;
    if (typeof name !== 'string' || name in group.docsSidebars) {
      return [];
    }
    const load = group.sidebars[name];
    if (!load) {
      throw new Error(`There is no sidebar ${name}.`);
    }
    return [
      retrying(async () => {
        group.docsSidebars[name] = unpackSidebar((await load()).default, group.path);
      }),
    ];
  });
}
