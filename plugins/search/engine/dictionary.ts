import subjectsFile from '../dictionary/subjects.json';
import wordsFile from '../dictionary/words.json';
import {stem} from './words';

/** What readers call the subject of a page. */
export interface Subject {
  /** Words and phrases in either language. */
  readonly called: readonly string[];
  /** Pages by their path below the base address, the best one first; those that a version does not have are passed over. */
  readonly pages: readonly string[];
}

/** What maintainers write into `dictionary/subjects.json`. */
export const subjects: readonly Subject[] = subjectsFile;

/** A further name of a page. */
export interface Alias {
  readonly name: string;
  /** Place of the page among those that are called so, from 0. */
  readonly place: number;
}

/**
 * The further names of pages by their path.
 *
 * @param paths - the pages that there are
 */
export function aliasesOf(paths: ReadonlySet<string>): ReadonlyMap<string, readonly Alias[]> {
  const aliases = new Map<string, Alias[]>();
  for (const {called, pages} of subjects) {
    for (const [place, page] of pages.filter((one) => paths.has(one)).entries()) {
      const known = aliases.get(page) ?? [];
      aliases.set(page, [...known, ...called.map((name) => ({name, place}))]);
    }
  }
  return aliases;
}

/** Rows of words that stand for one another, from `dictionary/words.json`. */
export const wordRows: readonly string[] = [...wordsFile.english, ...wordsFile.chinese, ...wordsFile.both];

function readRows(): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const row of wordRows) {
    const stems = row.split(' ').map(stem);
    for (const one of stems) {
      result.set(one, [...(result.get(one) ?? []), ...stems.filter((other) => other !== one)]);
    }
  }
  return result;
}

/** Stems by stem: what else a word may be called. */
export const synonyms: ReadonlyMap<string, readonly string[]> = readRows();
