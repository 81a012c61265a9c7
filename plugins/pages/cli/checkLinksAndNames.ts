import {readNames, type KnownNames, type OlderNames} from '../../api-reference/build';
import {concernedPages} from '../build/concernedPages';
import {findDeadLinks} from '../build/findDeadLinks';
import {readPages} from '../build/readPages';

/** A version whose pages are checked. */
export interface CheckedVersion {
  /** Folder of its pages: `current`, `version-7`. */
  readonly folder: string;
  /** The names of its packages, which take seconds to read. */
  readonly readKnownNames: () => Promise<KnownNames>;
  /** Those of the version before, where it is known. */
  readonly readOlderNames: (() => Promise<OlderNames>) | undefined;
}

/**
 * What is wrong with the links between the pages of a version, and with the names of packages in their code, without a
 * build: one `file:line:column: reason` each. Parsing takes most of the time: once for both.
 *
 * @param languages - those that pages are translated to
 * @param changed - files of pages that are looked at alone, with the links that lead to them; all pages without any. A
 *   file may be gone
 */
export async function linkAndNameFaults(
  siteDir: string,
  {folder, readKnownNames, readOlderNames}: CheckedVersion,
  languages: readonly string[],
  changed: readonly string[],
): Promise<string[]> {
  const {sources, all} = await readPages(siteDir, folder, languages);
  const isAll = changed.length === 0;
  const links = findDeadLinks(sources, isAll ? all : concernedPages(all, changed));
  const asked = isAll ? all : all.filter(({file}) => changed.includes(file));
  // The names of a version are read of its packages, which takes seconds.
  if (asked.length === 0) return links;
  const pages = await readNames(asked, await readKnownNames(), readOlderNames);
  const names = pages.flatMap(({faults}) =>
    faults.map(({file, line, column, message}) => `${file}:${line}:${column}: ${message}`),
  );
  return [...links, ...names];
}
