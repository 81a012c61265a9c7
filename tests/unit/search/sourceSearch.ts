import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {filesOfPages, type SearchFiles} from '../../../plugins/search/build/searchFiles';
import {ownEngine, type OwnEngine, type Sources} from '../../../plugins/search/engine/own';
import {pagefindEngine, type PagefindModule} from '../../../plugins/search/engine/pagefind';
import {
  entryAddress,
  filesFolder,
  type NamesFile,
  type SearchEntry,
  type TitlesFile,
} from '../../../plugins/search/format';
import type {Language} from '../../../src/navigation';
import {apiPages} from './apiPages';
import {docsPages} from './docsPages';

const parts = {en: {base: '/x/', lang: 'en'}, zh: {base: '/zh/x/', lang: 'zh-Hans'}} as const;

/** The search of the site's pages in one language, without a build of the site. */
export interface SourceSearch {
  readonly engine: OwnEngine;
  readonly titles: TitlesFile;
  readonly names: NamesFile;
  readonly close: () => void;
}

/**
 * The search over the sources of the pages and the API of the packages: its own files, its own ranking and Pagefind, all
 * in Node. What differs from a build is the text that components write.
 *
 * @param siteDir - absolute path of the project
 */
export async function sourceSearch(siteDir: string, language: Language): Promise<SourceSearch> {
  const api = await apiPages(siteDir);
  const {base, lang} = parts[language];
  const own = [...api.pages].map(([address, page]) => [address, {...page, lang}] as const);
  const pages = new Map([...(await docsPages(siteDir, language)), ...own]);
  // Without the other language: Pagefind takes that of the page it is loaded in, and here is none.
  const files = await filesOfPages([{base, version: 'current', pages, names: api.names}]);
  const folder = mkdtempSync(path.join(tmpdir(), 'source-search-'));
  const sources = sourcesOf(files, folder);
  const [part] = (await sources.entry()).parts;
  const engine = ownEngine(sources);
  const stop = answerRequests(files);
  return {
    engine,
    titles: await sources.titles(part?.titles ?? ''),
    names: await sources.names(part?.names ?? ''),
    close: () => {
      stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

function sourcesOf(files: SearchFiles, folder: string): Sources {
  const json = (address: string): unknown => JSON.parse(String(fileAt(files, address)));
  const importModule = async (address: string): Promise<PagefindModule> => {
    const file = path.join(folder, 'pagefind.mjs');
    writeFileSync(file, fileAt(files, address));
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
    if (!isPagefind(module)) throw new Error(`${address} is no program of Pagefind`);
    return module;
  };
  return {
    // Of our own making a moment ago.
    entry: () => Promise.resolve(json(entryAddress) as SearchEntry),
    names: (address) => Promise.resolve(json(address) as NamesFile),
    titles: (address) => Promise.resolve(json(address) as TitlesFile),
    prose: (entry) => pagefindEngine(entry, importModule, true),
  };
}

function isPagefind(value: unknown): value is PagefindModule {
  return typeof value === 'object' && value !== null && 'createInstance' in value;
}

function fileAt(files: SearchFiles, address: string): string | Uint8Array {
  const content = files.get(address.replace(/^\/search\//, '').replace(/\?.*$/, ''));
  if (content === undefined) throw new Error(`The search has no file ${address}`);
  return content;
}

/** Answers what Pagefind asks for, in place of a server. Several searches may answer at once. */
function answerRequests(files: SearchFiles): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const {pathname} = new URL(address, 'http://localhost');
    const content = files.get(pathname.replace(/^\/search\//, ''));
    if (!pathname.startsWith(filesFolder) || content === undefined) return before(input, init);
    return Promise.resolve(new Response(typeof content === 'string' ? content : Buffer.from(content)));
  };
  return () => {
    globalThis.fetch = before;
  };
}
