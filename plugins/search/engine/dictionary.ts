import {groupBy} from '../../../src/lib/groupBy';
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
  readonly page: string;
  readonly name: string;
  /** Place of the page among those that are called so, from 0. */
  readonly place: number;
}

/**
 * The further names of pages by their path.
 *
 * @param paths - the pages that there are
 */
export function findAliases(paths: ReadonlySet<string>): ReadonlyMap<string, readonly Alias[]> {
  const aliases = subjects.flatMap(({called, pages}) =>
    pages
      .filter((page) => paths.has(page))
      .flatMap((page, place) => called.map((name): Alias => ({page, name, place}))),
  );
  return groupBy(aliases, ({page}) => page);
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
