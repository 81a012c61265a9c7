import type {SidebarItem} from '../sidebar';

/** The names of the chunks of one route, as `routesChunkNames.json` nests them. */
export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** One entry of `routes.js`, read back. */
export interface RouteNode {
  path: string;
  /** Tells routes of one address apart; absent on the `*` route alone. */
  hash: string | undefined;
  exact: boolean;
  /** What the plugin that made the route added, for example `{sidebar: 'dataGrid'}`. */
  attributes: Record<string, unknown>;
  routes?: RouteNode[];
}

/** One document in the global data of the docs plugin. */
export interface GlobalDoc {
  id: string;
  path: string;
  [key: string]: unknown;
}

/** One version in the global data of the docs plugin; only what this plugin reads is named. */
export interface GlobalVersion {
  name: string;
  mainDocId: string;
  docs: GlobalDoc[];
  [key: string]: unknown;
}

/** The `version` prop of a docs version; only what this plugin reads is named. */
export interface VersionProp {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, SidebarItem[]>;
  docs: Record<string, unknown>;
  [key: string]: unknown;
}

/** All generated files that this plugin replaces for the browser. */
export interface GeneratedFiles {
  routes: RouteNode[];
  /** Chunk names of each route by `<path>-<hash>`. */
  chunkNames: Record<string, ChunkNames>;
  /** Request of each chunk by chunk name. */
  registry: Record<string, string>;
  globalData: Record<string, unknown>;
  /** Docs versions by the name of the chunk that holds their prop. */
  versions: Record<string, VersionProp>;
}

/** A generated file or the bundler's runtime does not look as this plugin knows it: the build must not go on. */
export class UnknownFormError extends Error {
  constructor(file: string, expectation: string) {
    super(
      `lean-client: ${file} ${expectation}. ` +
        'This Docusaurus, or its bundler, writes it in a way that the plugin was not written for; ' +
        'see "At a Docusaurus upgrade" in plugins/lean-client/README.md.',
    );
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
