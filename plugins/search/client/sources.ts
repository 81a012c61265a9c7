import {fileSources} from '../engine/fileSources';
import {entryAddress} from '../format';
import type {AlgoliaSettings} from '../options';
import type {Sources} from '../engine/searchEngine';
import type {PagefindModule} from '../engine/pagefind';

/** @throws Error for an answer with a fault */
async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

/** A module at an address of the build that the bundler knows nothing of. */
const importModule = (address: string): Promise<PagefindModule> => import(/* webpackIgnore: true */ address);

/**
 * Imports a module that has been fetched before. Some browsers remember an import that failed for as long as the page
 * is open; this way another try finds it.
 */
async function importFetched(address: string): Promise<PagefindModule> {
  // To the end: then the import finds it in the browser's cache.
  await (await request(address)).arrayBuffer();
  return importModule(address);
}

/** Whether the page lives on what a service worker has kept. A worker leaves this kind of request to the network. */
export async function isCutOff(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return fetch(entryAddress, {method: 'HEAD', cache: 'no-store'}).then(
    () => false,
    () => true,
  );
}

/** The files of the search as the browser reads them: plain requests, which its cache and a worker can answer. */
export function browserSources(algolia: AlgoliaSettings | null): Sources {
  return {
    ...fileSources(async (address) => (await request(address)).json()),
    prose: async (entry) => {
      if (algolia) {
        const {algoliaEngine} = await import('../engine/algolia');
        return algoliaEngine(algolia, window.location.origin);
      }
      const {pagefindEngine} = await import('../engine/pagefind');
      return pagefindEngine(entry, importFetched, await isCutOff());
    },
  };
}
