import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {
  UnknownFormError,
  isRecord,
  type ChunkNames,
  type GeneratedFiles,
  type RouteNode,
  type VersionProp,
} from './generatedFiles';
import type {SidebarItem} from '../sidebar';

function isChunkNames(value: unknown): value is ChunkNames {
  if (typeof value === 'string') {
    return true;
  }
  return Array.isArray(value)
    ? value.every(isChunkNames)
    : isRecord(value) && Object.values(value).every(isChunkNames);
}

function routeNode(value: unknown): RouteNode {
  if (!isRecord(value)) {
    throw new UnknownFormError('routes.js', 'holds a route that is no object');
  }
  const {path: routePath, component, exact, routes, ...attributes} = value;
  if (typeof routePath !== 'string' || !isRecord(component) || component.path !== routePath) {
    throw new UnknownFormError(
      'routes.js',
      'holds a route without `path` and `component` of the same address',
    );
  }
  if (typeof component.hash !== 'string' && routePath !== '*') {
    throw new UnknownFormError('routes.js', `gives the route ${routePath} no hash`);
  }
  if (routes !== undefined && !Array.isArray(routes)) {
    throw new UnknownFormError('routes.js', `gives the route ${routePath} sub-routes that are no list`);
  }
  return {
    path: routePath,
    hash: typeof component.hash === 'string' ? component.hash : undefined,
    exact: exact === true,
    attributes,
    routes: routes?.map(routeNode),
  };
}

/**
 * Reads the text of `routes.js` back into data.
 *
 * @throws UnknownFormError when the text is not the known module
 */
export function parseRoutes(source: string): RouteNode[] {
  const known =
    /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[[\s\S]*\]);\s*$/;
  const list = known.exec(source)?.[1];
  if (list === undefined) {
    throw new UnknownFormError('routes.js', 'is not two imports and one list');
  }
  const componentCreator = (routePath: unknown, hash: unknown): unknown => ({path: routePath, hash});
  const evaluated: unknown = vm.runInNewContext(list, {ComponentCreator: componentCreator});
  // Through JSON, because objects of another context have other prototypes.
  const routes: unknown = JSON.parse(JSON.stringify(evaluated));
  if (!Array.isArray(routes)) {
    throw new UnknownFormError('routes.js', 'is not a list');
  }
  const nodes = routes.map(routeNode);
  if (nodes.at(-1)?.path !== '*') {
    throw new UnknownFormError('routes.js', 'does not end with the route that matches everything');
  }
  return nodes;
}

/**
 * Reads the text of `registry.js` back into requests by chunk name.
 *
 * @throws UnknownFormError when a line is not of the known form
 */
export function parseRegistry(source: string): Record<string, string> {
  const lines = source
    .replace(/^export default \{\n/, '')
    .replace(/\};?\s*$/, '')
    .split('\n')
    .filter(Boolean);
  const entry =
    /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\],$/;
  return Object.fromEntries(
    lines.map((line) => {
      const match = entry.exec(line);
      if (!match?.[1] || !match[2]) {
        throw new UnknownFormError('registry.js', `has a line of an unknown form: ${line.slice(0, 120)}`);
      }
      return [match[1], String(JSON.parse(match[2]))];
    }),
  );
}

function isSidebars(value: unknown): value is Record<string, SidebarItem[]> {
  return (
    isRecord(value) && Object.values(value).every((items) => Array.isArray(items) && items.every(isRecord))
  );
}

function versionProp(value: unknown): VersionProp | null {
  if (!isRecord(value) || !isRecord(value.version)) {
    return null;
  }
  const {pluginId, version, docsSidebars, docs} = value.version;
  if (
    typeof pluginId !== 'string' ||
    typeof version !== 'string' ||
    !isSidebars(docsSidebars) ||
    !isRecord(docs)
  ) {
    return null;
  }
  if (Object.keys(value).length !== 1) {
    throw new UnknownFormError('the module of a docs version', 'has other props beside `version`');
  }
  return {...value.version, pluginId, version, docsSidebars, docs};
}

const DOCS_PROPS = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

function readVersions(folder: string, registry: Record<string, string>): Record<string, VersionProp> {
  const versions: Record<string, VersionProp> = {};
  for (const [chunkName, request] of Object.entries(registry)) {
    if (DOCS_PROPS.test(request)) {
      const prop = versionProp(JSON.parse(fs.readFileSync(request.replace('@generated', folder), 'utf8')));
      if (prop) {
        versions[chunkName] = prop;
      }
    }
  }
  return versions;
}

/**
 * Reads what Docusaurus generated for the current build.
 *
 * @param folder absolute path of the folder of generated files (`.docusaurus`)
 * @throws UnknownFormError when a file is not of the known form
 */
export function readGeneratedFiles(folder: string): GeneratedFiles {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const registry = parseRegistry(read('registry.js'));
  const chunkNames: unknown = JSON.parse(read('routesChunkNames.json'));
  const globalData: unknown = JSON.parse(read('globalData.json'));
  if (!isRecord(chunkNames) || !isChunkNames(chunkNames)) {
    throw new UnknownFormError('routesChunkNames.json', 'is not a table of chunk names');
  }
  if (!isRecord(globalData)) {
    throw new UnknownFormError('globalData.json', 'is not a table by plugin');
  }
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames,
    registry,
    globalData,
    versions: readVersions(folder, registry),
  };
}
