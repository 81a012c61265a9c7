import {createHash} from 'node:crypto';
import {languages, listLanguages} from '../../../config/languages';
import {getLanguage, productAt, type Language} from '../../../src/navigation';
import {filesFolder, type PageFilters, type SearchEntry, type SearchPart} from '../format';
import {collectNames, type IndexedName} from './collectNames';
import {collectTitles, titledPage} from './collectTitles';
import {indexProse, type AddPage, type IndexFile} from './indexProse';
import {pagefindPage} from './pagefindPage';
import {readPage, type SearchPage} from './readPage';

/** A version in one language, as the build has it. */
export interface BuiltPart {
  /** Address that its pages begin with: `/x/`, `/zh/x/v7/`. */
  readonly base: string;
  /** `current`, or the name of an older version. */
  readonly version: string;
  /** Paths of its pages below the base address. */
  readonly paths: readonly string[];
  /** The HTML of a page. All of them at once would fill hundreds of megabytes. */
  readonly readHtml: (path: string) => Promise<string>;
  /** The entries of its `api/index.json`. */
  readonly names: readonly IndexedName[];
}

/** Files by path below the folder of the search. */
export type SearchFiles = ReadonlyMap<string, string | Uint8Array>;

const hashedFolder = filesFolder.replace('/search/', '');

/** A short name for some contents. */
export function hashContents(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files of the search for a whole build: names, titles and the Pagefind index, the lists for reading offline, and the
 * entry that leads to them all.
 *
 * @throws Error when the pages contradict the API's index, or Pagefind fails
 */
export async function searchFiles(parts: readonly BuiltPart[]): Promise<SearchFiles> {
  const files = new Map<string, string | Uint8Array>();
  const put = (name: string, ending: string, content: string): string => {
    const file = `${hashedFolder}${name}-${hashContents(content)}${ending}`;
    files.set(file, content);
    return `/search/${file}`;
  };
  const pagesByPart = new Map<BuiltPart, ReadonlyMap<string, SearchPage>>();
  const index = await indexProse(async (add) => {
    for (const part of parts) pagesByPart.set(part, await readPages(part, add));
  });
  const searchParts = [...pagesByPart].map(([{base, version, names: indexed}, pages]): SearchPart => {
    const language = getLanguage(base);
    const names = collectNames(indexed, pages);
    const named = new Set(names.pages.filter(([, kind]) => kind !== 'list').map(([, , path]) => path));
    return {
      base,
      language,
      version,
      names: put(`names-${version}`, '.json', JSON.stringify(names)),
      titles: put(`titles-${version}-${language}`, '.json', JSON.stringify(collectTitles(pages, named))),
    };
  });
  const folder = `${hashedFolder}pagefind-${hashContents(...index.flatMap(({path, content}) => [path, content]))}/`;
  for (const {path, content} of index) files.set(folder + path, content);
  const offline: Partial<Record<Language, string>> = {};
  for (const language of new Set(searchParts.map((part) => part.language))) {
    const list = offlineFiles(language, searchParts, `/search/${folder}`, index);
    offline[language] = put(`offline-${language}`, '.json', JSON.stringify(list));
  }
  const entry: SearchEntry = {parts: searchParts, pagefind: `/search/${folder}`, offline};
  files.set('index.json', `${JSON.stringify(entry, null, 2)}\n`);
  return files;
}

/** Reads the pages of a part and hands on their prose. @returns them by path */
async function readPages(
  {base, version, paths, readHtml}: BuiltPart,
  add: AddPage,
): Promise<Map<string, SearchPage>> {
  const pages = new Map<string, SearchPage>();
  for (const path of paths) {
    const page = readPage(await readHtml(path));
    if (!page) continue;
    pages.set(path, page);
    const address = base + path;
    const filters: PageFilters = {
      version,
      product: productAt(address),
      plan: titledPage(path, page).plan ?? 'community',
      kind: address.includes('/api/') ? 'api' : 'page',
    };
    await add(address, pagefindPage(page, filters));
  }
  return pages;
}

/** The language of a Pagefind file, `index/zh-hans_1a2b3c.pf_index`, `fragment/en_group_1a2b3c.pf_fragment`; nothing for what all share. */
export function languageIn(path: string): Language | undefined {
  const [, tag] =
    /(?:^|\/)(?:pagefind\.)?([a-z]{2,3}(?:-[a-z0-9]+)*)_(?:group_)?[0-9a-f]+\.pf_/.exec(path) ?? [];
  return listLanguages().find((language) => languages[language].htmlLang.toLowerCase() === tag);
}

/** Addresses of everything that a search in one language reads, in all its versions. */
function offlineFiles(
  language: Language,
  parts: readonly SearchPart[],
  folder: string,
  index: readonly IndexFile[],
): string[] {
  const languageParts = parts.filter((part) => part.language === language);
  const prose = index.map(({path}) => path).filter((path) => (languageIn(path) ?? language) === language);
  return [
    ...languageParts.flatMap(({names, titles}) => [names, titles]),
    ...prose.map((path) => folder + path),
  ];
}
