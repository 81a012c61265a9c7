import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {collectNames} from '../../../plugins/search/build/collectNames';
import {collectTitles, titledPage} from '../../../plugins/search/build/collectTitles';
import {indexProse} from '../../../plugins/search/build/indexProse';
import {pagefindPage} from '../../../plugins/search/build/pagefindPage';
import type {SearchPage} from '../../../plugins/search/build/readPage';
import {createSearchEngine, type SearchEngine} from '../../../plugins/search/engine/searchEngine';
import {pagefindEngine, type PagefindModule} from '../../../plugins/search/engine/pagefind';
import type {SearchEntry, TitlesFile} from '../../../plugins/search/format';
import {getProduct} from '../../../src/navigation';
import type {AskedLanguage} from './relevance/queries';
import type {ApiPages} from './apiPages';
import {docsPages} from './docsPages';

const parts = {en: {base: '/x/', lang: 'en'}, zh: {base: '/zh/x/', lang: 'zh-Hans'}} as const;

/** Where Pagefind asks for its files. */
const folder = '/search/files/pagefind/';

/** The search of the site's pages in one language, without a build of the site. */
export interface SourceSearch {
  readonly engine: SearchEngine;
  readonly titles: TitlesFile;
  readonly close: () => void;
}

/**
 * The search over the sources of the pages and the API of the packages: its own index, its own ranking and Pagefind, all in
 * Node. What differs from a build is the text that components write, and the text of API pages, which are found by names.
 *
 * @param siteDir - absolute path of the project
 */
export async function sourceSearch(
  siteDir: string,
  language: AskedLanguage,
  api: ApiPages,
): Promise<SourceSearch> {
  const {base, lang} = parts[language];
  const apiInLanguage = [...api.pages].map(([address, page]) => [address, {...page, lang}] as const);
  const pages = new Map([...(await docsPages(siteDir, language)), ...apiInLanguage]);
  const names = collectNames(api.names, pages);
  const named = new Set(names.pages.filter(([, kind]) => kind !== 'list').map(([, , address]) => address));
  const titles = collectTitles(pages, named);
  // Without the other language: Pagefind takes that of the page it is loaded in, and here is none.
  const prose = [...pages].filter(([address]) => !named.has(address));
  const files = await indexProse(async (add) => {
    for (const [address, page] of prose) await add(base + address, renderHtml(address, page));
  });
  const contents = new Map(files.map((file) => [folder + file.path, file.content]));
  const {importModule, remove} = moduleFolder(contents);
  const restore = answerRequests(contents);
  const part = {base, language, version: 'current', names: '', titles: ''};
  const entry: SearchEntry = {parts: [part], pagefind: folder, offline: {}};
  return {
    engine: createSearchEngine({
      entry: () => Promise.resolve(entry),
      names: () => Promise.resolve(names),
      titles: () => Promise.resolve(titles),
      prose: () => pagefindEngine(entry, importModule, true),
    }),
    titles,
    close: () => {
      restore();
      remove();
    },
  };
}

function renderHtml(address: string, page: SearchPage): string {
  return pagefindPage(page, {
    version: 'current',
    product: getProduct(`/x/${address}`).productId ?? 'x',
    plan: titledPage(address, page).plan ?? 'community',
    kind: address.startsWith('api/') ? 'api' : 'page',
  });
}

type Contents = ReadonlyMap<string, Uint8Array>;

/** A place for the program of Pagefind, which Node imports from a file. */
function moduleFolder(contents: Contents) {
  const place = mkdtempSync(path.join(tmpdir(), 'source-search-'));
  return {
    importModule: async (address: string): Promise<PagefindModule> => {
      const file = path.join(place, 'pagefind.mjs');
      writeFileSync(file, contents.get(address) ?? '');
      const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
      if (!isPagefind(module)) throw new Error(`${address} is no program of Pagefind`);
      return module;
    },
    remove: () => rmSync(place, {recursive: true, force: true}),
  };
}

function isPagefind(value: unknown): value is PagefindModule {
  return typeof value === 'object' && value !== null && 'createInstance' in value;
}

/** Answers what Pagefind asks for, in place of a server. Several searches may answer at once. */
function answerRequests(contents: Contents): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const content = contents.get(new URL(address, 'http://localhost').pathname);
    return content ? Promise.resolve(new Response(Buffer.from(content))) : before(input, init);
  };
  return () => {
    globalThis.fetch = before;
  };
}
