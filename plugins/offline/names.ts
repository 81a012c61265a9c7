/** Names of the caches and of what stands in them. The worker, the pages and the build share them, so nothing is imported here. */

/** What all caches of this site begin with. */
export const cachePrefix = 'mui-x-docs.offline';

/** Name of the list of all files of a version, below its base address. */
export const listFile = 'offline.json';

/** Header of a kept page: its title, URI-encoded, so that a list of pages needs not read their text. */
export const titleHeader = 'x-offline-title';

/** Why something is in a cache: the reader has opened it, or has asked for the whole version. */
export type CacheKind = 'visited' | 'kept';

/** What a cache is for. */
export interface CacheId {
  readonly language: string;
  /** Version of the documentation, such as `8.0.0`. */
  readonly version: string;
  readonly build: string;
  readonly kind: CacheKind;
}

/** The name of a cache: `mui-x-docs.offline/en/8.0.0/3f2a9c81d0e4/visited`. */
export function cacheName({language, version, build, kind}: CacheId): string {
  return [cachePrefix, language, version, build, kind].join('/');
}

/** What the name of a cache says; nothing for a cache that is not ours. */
export function parseCacheName(name: string): CacheId | undefined {
  const [prefix, language, version, build, kind, ...rest] = name.split('/');
  if (prefix !== cachePrefix || !language || !version || !build || rest.length > 0) return undefined;
  return kind === 'visited' || kind === 'kept' ? {language, version, build, kind} : undefined;
}
