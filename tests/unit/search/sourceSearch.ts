import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {filesOfPages, type SearchFiles} from '../../../plugins/search/build/searchFiles';
import {ownEngine, type OwnEngine, type Sources} from '../../../plugins/search/engine/own';
import {pagefindEngine, type PagefindModule} from '../../../plugins/search/engine/pagefind';
import {
  entryAddress,
  type NamesFile,
  type SearchEntry,
  type TitlesFile,
} from '../../../plugins/search/format';
import {apiPages} from './apiPages';
import {docsPages} from './docsPages';

/** The search of the site's pages without a build of the site. */
export interface SourceSearch {
  readonly engine: OwnEngine;
  readonly titles: (language: 'en' | 'zh') => Promise<TitlesFile>;
  readonly close: () => void;
}

/**
 * The search over the sources of the pages and the API of the packages: its own files, its own ranking and Pagefind, all
 * in Node. What differs from a build is the text that components write.
 *
 * @param siteDir - absolute path of the project
 */
export async function sourceSearch(siteDir: string): Promise<SourceSearch> {
  const api = await apiPages(siteDir);
  const part = async (base: string, language: 'en' | 'zh') => {
    const lang = language === 'zh' ? 'zh-Hans' : 'en';
    const own = [...api.pages].map(([address, page]) => [address, {...page, lang}] as const);
    const pages = new Map([...(await docsPages(siteDir, language)), ...own]);
    return {base, version: 'current', pages, names: api.names};
  };
  const files = await filesOfPages([await part('/x/', 'en'), await part('/zh/x/', 'zh')]);
  const folder = mkdtempSync(path.join(tmpdir(), 'source-search-'));
  const sources = sourcesOf(files, folder);
  const close = answerRequests(files);
  return {
    engine: ownEngine(sources),
    titles: async (language) => {
      const {parts} = await sources.entry();
      return sources.titles(parts.find((one) => one.language === language)?.titles ?? '');
    },
    close: () => {
      close();
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

/** Answers what Pagefind asks for, in place of a server. */
function answerRequests(files: SearchFiles): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const content = fileAt(files, new URL(address, 'http://localhost').pathname);
    return Promise.resolve(new Response(typeof content === 'string' ? content : Buffer.from(content)));
  };
  return () => {
    globalThis.fetch = before;
  };
}
