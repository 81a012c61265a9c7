import {stat} from 'node:fs/promises';
import path from 'node:path';
import {readApiNames, type ApiEntry} from './api';
import {readIndex, readPage, type IndexedPage} from './pages';
import {choosePart, findParts, type BuiltLanguage, type Part} from './parts';
import {indexWords} from './searchPages';

/** What was read of a part, each thing when it is first asked for. */
export interface Shelf {
  readonly part: Part;
  readonly pages: () => Promise<IndexedPage[]>;
  readonly words: () => Promise<ReturnType<typeof indexWords>>;
  readonly apiNames: () => Promise<ApiEntry[]>;
}

/** The built documentation as the tools read it. */
export interface Library {
  /** The one of the source first. */
  readonly languages: readonly BuiltLanguage[];
  readonly parts: () => Promise<Part[]>;
  readonly shelf: (version: string, language: string) => Promise<Shelf>;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

function createShelf(part: Part): Shelf {
  const pages = once(() => readIndex(part));
  return {
    part,
    pages,
    words: once(async () => {
      const read = (await pages()).map(async (page) => ({...page, text: await readPage(part, page)}));
      return indexWords(await Promise.all(read));
    }),
    apiNames: once(() => readApiNames(part)),
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
      const shelf = createShelf(part);
      shelves.set(part.base, {changed, shelf});
      return shelf;
    },
  };
}
