import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {documentsIn, type PageDocument} from './loadedDocuments';
import {claimsFile, lostClaims} from './lostClaims';
import type {Options} from './options';
import {findDuplicatePathnames, findDuplicateTitles, findLostPages, findOrphanPages} from './pageChecks';

/**
 * Everything that is wrong with the pages beside their text, one `file:line:column: reason` each.
 *
 * @param siteDir - absolute path of the project
 * @param base - of the language and version that is built
 */
export function pageProblems(
  allContent: AllContent,
  siteDir: string,
  base: string,
  options: Options,
): string[] {
  return documentsIn(allContent).flatMap((documents) => [
    // Of a page that is gone nothing is said.
    ...documents.flatMap(({source}) => options.faults.get(source) ?? []),
    ...findDuplicatePathnames(documents),
    // A page without a title of its own got one by Docusaurus.
    ...findDuplicateTitles(documents.filter(({source}) => !options.faults.has(source))),
    ...findOrphanPages(documents),
    ...findLostPages(documents, base, options),
    ...documents.flatMap((document) => findLostClaims(siteDir, document)),
  ]);
}

/** A translated page has no claims of its own: they are beside the English one. */
function findLostClaims(siteDir: string, {source}: PageDocument): string[] {
  const claims = path.join(path.dirname(source), claimsFile);
  const file = path.join(siteDir, claims);
  if (!existsSync(file)) {
    return [];
  }
  const page = readFileSync(path.join(siteDir, source), 'utf8');
  return lostClaims(page, readFileSync(file, 'utf8')).map((problem) => `${claims}:${problem}`);
}

/** An error that is nothing but its text when it is printed. */
export function plainError(text: string): Error {
  const error = new Error(text);
  // Lines of its own: what prints an error without a stack puts brackets around it.
  error.stack = `\n${text}\n`;
  return error;
}
