import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {findLostClaims} from './lostClaims';
import {wrongEntries} from './navigationEntries';
import type {Options} from './options';
import {
  documentsIn,
  findDuplicatePathnames,
  findDuplicateTitles,
  findLostPages,
  findOrphanPages,
} from './pageChecks';

/**
 * Everything that is wrong with the pages beside their text, one `file:line:column: reason` each.
 *
 * @param siteDir - absolute path of the project
 * @param base - of the language and version that is built
 */
export async function pageProblems(
  allContent: AllContent,
  siteDir: string,
  base: string,
  options: Pick<Options, 'docsDir' | 'faults' | 'published' | 'redirects' | 'readTree'>,
): Promise<string[]> {
  const documentProblems = documentsIn(allContent).flatMap((documents) => [
    // Of a page that is gone nothing is said.
    ...documents.flatMap(({source}) => options.faults.get(source) ?? []),
    ...findDuplicatePathnames(documents),
    // A page without a title of its own got one by Docusaurus.
    ...findDuplicateTitles(documents.filter(({source}) => !options.faults.has(source))),
    ...findOrphanPages(documents),
    ...findLostPages(documents, base, options),
    ...documents.flatMap(({source}) => findLostClaims(siteDir, source)),
  ]);
  return [
    ...documentProblems,
    ...wrongEntries(siteDir, options.docsDir, await options.readTree?.()),
    ...forgottenDemos(siteDir, options.docsDir),
  ];
}

/**
 * Folders of demos that no page can show, because none stands beside them; the demos of the others are checked with
 * their page (`remarkDemos.ts`).
 *
 * @param siteDir - absolute path of the project
 * @param docsDir - folder of the pages of a version, from there
 * @returns one `folder:1:1: reason` for each
 */
export function forgottenDemos(siteDir: string, docsDir: string): string[] {
  const pages = path.join(siteDir, docsDir);
  if (!existsSync(pages)) return [];
  return readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((entry) => path.basename(entry) === '_demos')
    .filter((entry) => !existsSync(path.join(pages, path.dirname(entry), 'index.mdx')))
    .map((entry) => {
      const folder = path.posix.join(docsDir, entry.split(path.sep).join('/'));
      return `${folder}:1:1: no page stands beside these demos, so nobody sees them`;
    });
}
