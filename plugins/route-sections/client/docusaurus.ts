import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import flat from '@docusaurus/core/lib/client/flat';
import type {ClientRoute} from '@generated/route-sections/groups';
import registry from '@generated/route-sections/registry';
import routesChunkNames from '@generated/route-sections/routesChunkNames';
import {routedPathname} from '../address';
import {chunkFilesOf} from './chunkFiles';
import preloadPage, {matchedRoutes} from './preload';
import type {Loader} from './retry';
import {openSections, sidebarLoaders} from './sections';

/** True for readers who asked for less traffic or whose line is slow. */
function isSlowConnection(): boolean {
  const {connection} = navigator;
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

function loadersOf(matched: readonly ClientRoute[]): Loader[] {
  const names = matched.flatMap(({chunksKey = ''}) => Object.values(flat(routesChunkNames[chunksKey] ?? {})));
  return [...names.flatMap((name) => registry[name]?.[0] ?? []), ...sidebarLoaders(matched)];
}

/** Runs `task` when the browser has nothing better to do. */
function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(task, {timeout: 2000});
  } else {
    setTimeout(task, 200);
  }
}

function createDocusaurus(): Readonly<{prefetch(target: string): boolean; preload(target: string): boolean}> {
  const prefetched = new Set<string>();
  const preloaded = new Set<string>();

  async function prefetchPage(target: string): Promise<void> {
    await openSections(target);
    const files = chunkFilesOf(loadersOf(matchedRoutes(target)));
    await Promise.all(files.map((file) => prefetchFile(file)));
  }

  return Object.freeze({
    /** Fetches the files of a page whose link is in sight, with low priority. */
    prefetch(target: string): boolean {
      const pathname = routedPathname(target);
      if (isSlowConnection() || prefetched.has(pathname) || preloaded.has(pathname)) {
        return false;
      }
      prefetched.add(pathname);
      // A failed prefetch costs nothing: the page is requested again when it is opened.
      whenIdle(() => void prefetchPage(pathname).catch(() => undefined));
      return true;
    },
    /** Loads a page whose link the reader points at. */
    preload(target: string): boolean {
      const pathname = routedPathname(target);
      if (isSlowConnection() || preloaded.has(pathname)) {
        return false;
      }
      preloaded.add(pathname);
      void preloadPage(pathname).catch(() => preloaded.delete(pathname));
      return true;
    },
  });
}

/** Replaces Docusaurus' `client/docusaurus`, which becomes `window.docusaurus` and is called by every link. */
export default createDocusaurus();
