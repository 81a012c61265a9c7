import {cacheName, listFile, titleHeader} from '../names';
import {versionAt, type Stamp} from '../stamp';
import {neededFiles, titleIn} from './html';
import {buildFirst, isHashed, filterCaches, type NamedCache} from './rules';
import type {WorkerScope} from './scope';

/** Visited pages that are kept at most; those read longest ago go first. */
const maxPages = 150;

/** Whether an answer is worth being kept: a file of this host as it is, not a redirect, an error or a part. */
export function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/** What the worker keeps of what was read. */
export function createStore({caches, offlineStamp: stamp}: Pick<WorkerScope, 'caches' | 'offlineStamp'>) {
  const all = async () => filterCaches(await caches.keys(), stamp.language);
  const visited = (pathname: string) => caches.open(visitedCache(stamp, pathname));

  /** The first cache that has an address. A version that is being downloaded does not count before it is whole. */
  async function search(
    pathname: string,
    candidates: readonly NamedCache[],
  ): Promise<{response: Response; build: string} | undefined> {
    for (const {name, kind, build, version} of candidates) {
      const cache = await caches.open(name);
      const response = await cache.match(pathname);
      if (!response) continue;
      const path = stamp.versions.find((known) => known.name === version)?.path ?? stamp.versions[0].path;
      if (kind === 'visited' || isHashed(pathname) || (await cache.match(path + listFile)))
        return {response, build};
    }
    return undefined;
  }

  const store = {
    /** Finds an address without its query; what belongs to the page at `beside` comes from the build of that page. */
    async find(pathname: string, beside?: string): Promise<Response | undefined> {
      const candidates = buildFirst(await all(), versionAt(stamp, pathname).build);
      const page = beside === undefined ? undefined : await search(beside, candidates);
      const found = await search(pathname, page ? buildFirst(candidates, page.build) : candidates);
      return found?.response;
    },
    /** Keeps a file. Without room it does not: reading goes on. */
    async keep(pathname: string, response: Response): Promise<void> {
      try {
        await (await visited(pathname)).put(pathname, response);
      } catch {
        // The device has no room left, or the answer broke off.
      }
    },
    /**
     * Keeps a page with every file that it needs, or nothing of it: a page in the store is whole.
     *
     * @throws {Error} when one of them cannot be had
     */
    async keepPage(pathname: string, response: Response): Promise<void> {
      const html = await response.text();
      await store.fetchMissing(neededFiles(html).map((file) => new URL(file, response.url).pathname));
      const headers = new Headers(response.headers);
      headers.set(titleHeader, encodeURIComponent(titleIn(html)));
      // The text is what the server sent after it was unpacked.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      await store.keep(pathname, new Response(html, {headers}));
      await dropOldest(await visited(pathname));
    },
    /** Fetches files that are not there yet. */
    async fetchMissing(pathnames: readonly string[]): Promise<void> {
      await Promise.all(
        pathnames.map(async (pathname) => {
          const isThere = isHashed(pathname)
            ? await store.find(pathname)
            : await (await visited(pathname)).match(pathname);
          if (isThere) return;
          const response = await fetch(pathname);
          if (!isWhole(response)) throw new Error(`${pathname} answers ${response.status}`);
          await store.keep(pathname, response);
        }),
      );
    },
  };
  return store;
}

function visitedCache(stamp: Stamp, pathname: string): string {
  const {name, build} = versionAt(stamp, pathname);
  return cacheName({language: stamp.language, version: name, build, kind: 'visited'});
}

/** Addresses of pages end in a slash; the browser lists them in the order in which they were kept. */
async function dropOldest(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(({url}) => url.endsWith('/'));
  await Promise.all(pages.slice(0, -maxPages).map((page) => cache.delete(page)));
}
