import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {once} from '../../../../src/lib/once';
import {createSearchEngine, fileSources} from '../../../search/build';
import {readApiNames, type ApiEntry} from './api';
import {readIndex, readPage, type IndexedPage} from './pages';
import {choosePart, findParts, type BuiltLanguage, type Part} from './parts';
import {Problem} from './problem';
import {indexApi, type ApiNames} from './searchApi';
import {textSource, type Searched} from './searchPages';

/** What was read of a part, each thing when it is first asked for. */
export interface Shelf {
  readonly part: Part;
  readonly pages: () => Promise<IndexedPage[]>;
  readonly searched: () => Promise<Searched>;
  readonly apiNames: () => Promise<ApiEntry[]>;
  readonly apiIndex: () => Promise<ApiNames>;
}

/** The built documentation as the tools read it. */
export interface Library {
  /** The one of the source first. */
  readonly languages: readonly BuiltLanguage[];
  readonly parts: () => Promise<Part[]>;
  readonly shelf: (version: string, language: string) => Promise<Shelf>;
}

/** Several results may be of one page, and a tool lists up to 50 pages. */
const maxHits = 300;

/** The files of the search of the site. */
const searchFiles = (build: string) =>
  fileSources(async (address) => {
    const content = await readFile(path.join(build, address), 'utf8').catch(() => {
      throw new Problem(`No search in ${build}: run "npm run build" first`);
    });
    const value: unknown = JSON.parse(content);
    return value;
  });

function createShelf(build: string, part: Part): Shelf {
  const pages = once(() => readIndex(part));
  const apiNames = once(() => readApiNames(part));
  return {
    part,
    pages,
    searched: once(async () => {
      const read = (await pages()).map(async (page) => ({...page, text: await readPage(part, page)}));
      const texts = await Promise.all(read);
      const sources = {...searchFiles(build), ...textSource(part, texts)};
      return {part, pages: texts, engine: createSearchEngine(sources, maxHits)};
    }),
    apiNames,
    apiIndex: once(async () => indexApi(await apiNames())),
  };
}

/**
 * Opens a build folder. It may be built, or built anew, while the library is open: a part is read again when its index
 * has changed.
 *
 * @param build - absolute path
 * @param languages - the one of the source first
 */
export function openLibrary(build: string, languages: readonly BuiltLanguage[]): Library {
  const shelves = new Map<string, {changed: number; shelf: Shelf}>();
  return {
    languages,
    parts: () => findParts(build, languages),
    async shelf(version, language) {
      const part = choosePart(await findParts(build, languages), version, language);
      const {mtimeMs: changed} = await stat(path.join(part.folder, 'llms.txt'));
      const known = shelves.get(part.base);
      if (known?.changed === changed) {
        return known.shelf;
      }
      const shelf = createShelf(build, part);
      shelves.set(part.base, {changed, shelf});
      return shelf;
    },
  };
}
