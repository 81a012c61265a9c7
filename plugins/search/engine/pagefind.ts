import type {SearchEntry} from '../format';
import type {Pagefind} from './pagefindTypes';
import {findProse, type ProseEngine} from './prose';

/** The module that the build puts into the folder of the index. */
export interface PagefindModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => Pagefind & {
    readonly init: () => Promise<void>;
  };
}

/** Words around a match. */
const excerptLength = 22;

/**
 * Pagefind's index of the language of the page. Its files are found in the entry; all of them have addresses that never change their
 * content, the entry of Pagefind itself included, so a browser or a worker may keep them.
 *
 * @param importModule - reads the module at an address
 * @param isCutOff - whether there is no network. Pagefind then works in the page: a thread of its own would leave
 *   the page free, but lies outside of the scope of the service worker, and would not get what that has kept
 */
export async function pagefindEngine(
  {pagefind: folder}: SearchEntry,
  importModule: (address: string) => Promise<PagefindModule>,
  isCutOff: boolean,
): Promise<ProseEngine> {
  const {createInstance} = await importModule(`${folder}pagefind.js`);
  // Without a tag of ours Pagefind would ask for its entry with another address each time.
  const instance = createInstance({
    basePath: folder,
    baseUrl: '/',
    metaCacheTag: 'kept',
    excerptLength,
    noWorker: isCutOff,
  });
  await instance.init();
  return {search: (query, scope, signal, words) => findProse(instance, query, scope, signal, words)};
}
