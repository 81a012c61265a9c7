import {parseCacheName, type CacheId} from '../names';
import type {Stamp} from '../stamp';

/** How a request is answered: see {@link chooseAnswer}. */
export type Answer = 'page' | 'hashed' | 'data' | 'network';

/** What of a request decides how it is answered. */
export type Asked = Pick<Request, 'method' | 'mode' | 'cache'> & {url: URL; isPart: boolean};

/** A hash of the content, as bundlers write it before the ending: `main.8b1e835b.js`, `en_1f2e3d4.pf_index`. */
const hashed = /[._-][0-9a-f]{7,}\.\w+$/;

/** The worker itself, and the list by which a version is kept: always those of the deployment. */
const always = /\/(?:sw[\w-]*\.js|offline\.json)$/;

/**
 * How a request is answered: pages from the network first, files with a hash in their name from a cache first, other
 * files of this host from the network first. Everything else is none of the worker's business: other hosts, what is
 * sent, parts of files, and what was asked for past all caches.
 *
 * @param origin of this host
 */
export function chooseAnswer({method, mode, cache, url, isPart}: Asked, origin: string): Answer {
  const isOurs = method === 'GET' && url.origin === origin && !isPart && cache !== 'no-store';
  if (!isOurs || always.test(url.pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  return isHashed(url.pathname) ? 'hashed' : 'data';
}

/** Whether a file with this address never changes. */
export function isHashed(pathname: string): boolean {
  return hashed.test(pathname);
}

/** A cache of ours with its name. */
export type NamedCache = CacheId & {readonly name: string};

/** Our caches of a language, the newest first; the browser names them in the order in which they were made. */
export function filterCaches(names: readonly string[], language: string): NamedCache[] {
  return names
    .flatMap((name) => {
      const id = parseCacheName(name);
      return id?.language === language ? [{...id, name}] : [];
    })
    .reverse();
}

/** The order in which caches are searched: one build before all others, then the newest first. */
export function buildFirst(caches: readonly NamedCache[], build: string): NamedCache[] {
  return [...caches].sort((a, b) => Number(b.build === build) - Number(a.build === build));
}

/**
 * Caches that a new deployment makes useless: pages visited in builds before the last one. The last one stays, of each
 * version that is still there, for pages that are open and for reading without a network. What the reader has asked to
 * keep stays until it is replaced or removed on the page "Offline reading".
 *
 * @param caches the newest first
 */
export function outdatedCaches(caches: readonly NamedCache[], {versions}: Stamp): NamedCache[] {
  const current = new Set(versions.map(({build}) => build));
  const earlier = caches.filter(({kind, build}) => kind === 'visited' && !current.has(build));
  return earlier.filter(({version, name}, index) => {
    // A new release changes the version's name: then the last build goes by the name before.
    const isLast = index === 0;
    const isLastOfVersion = earlier.find((other) => other.version === version)?.name === name;
    return !isLast && !(isLastOfVersion && versions.some((stamped) => stamped.name === version));
  });
}
