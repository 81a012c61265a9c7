import {valueIn} from '../../../src/lib/values';
import {entryAddress, type NamesFile, type SearchEntry, type TitlesFile} from '../format';
import type {AlgoliaSettings} from '../options';
import type {Sources} from '../engine/searchEngine';
import type {PagefindModule} from '../engine/pagefind';

/** @throws Error for an answer with a fault */
async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

// Files of our own build: their form is the build's matter, these look whether it is the right file at all.
const hasList = (value: unknown, key: string) => Array.isArray(valueIn(value, key));

function isEntry(value: unknown): value is SearchEntry {
  return hasList(value, 'parts') && typeof valueIn(value, 'pagefind') === 'string';
}

function isNames(value: unknown): value is NamesFile {
  return hasList(value, 'pages') && valueIn(value, 'members') !== undefined;
}

function isTitles(value: unknown): value is TitlesFile {
  return hasList(value, 'pages');
}

/** Reads one of our files; it must be what it is called. */
function reader<File>(isFile: (value: unknown) => value is File): (address: string) => Promise<File> {
  return async (address) => {
    const value: unknown = await (await request(address)).json();
    if (!isFile(value)) throw new Error(`${address} is no file of the search`);
    return value;
  };
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
    entry: () => reader(isEntry)(entryAddress),
    names: reader(isNames),
    titles: reader(isTitles),
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
