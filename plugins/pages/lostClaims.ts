import path from 'node:path';
import {readIfThere} from '../../src/lib/node/readIfThere';

/** What a page's claims are in, beside the page. */
export const claimsFile = '_claims.test.tsx';

/** Stands for the text above the first heading. */
const lead = 'lead';

const claimed = /\bclaim\(\s*'(?<heading>[^']+)',\s*(?<quote>['"`])(?<sentence>.*?)\k<quote>,/gs;
const headingId = /^#{2,6} .*\{(?:\/\*\s*)?#(?<id>[\w-]+)(?:\s*\*\/)?\}\s*$/gm;

/**
 * The parts of a page that a claim, or an answer to a question, can stand under.
 *
 * @param page text of the English page; its headings have ids
 */
export function headingIds(page: string): ReadonlySet<string> {
  return new Set([lead, ...[...page.matchAll(headingId)].flatMap(({groups}) => groups?.id ?? [])]);
}

/**
 * The claims of a page, as their file writes them.
 *
 * @param claims text of the file beside the page
 */
export function claimsIn(claims: string) {
  return [...claims.matchAll(claimed)].map(({groups: {heading = '', sentence = ''} = {}, index}) => ({
    heading,
    sentence,
    line: claims.slice(0, index).split('\n').length,
  }));
}

/**
 * Claims that name a heading which the page does not have: the sentence that they hold has moved or gone.
 *
 * @param page text of the English page; its headings have ids
 * @param claims text of the file beside it
 * @returns a message for each, without the name of the file
 */
export function lostClaims(page: string, claims: string): string[] {
  const ids = headingIds(page);
  return claimsIn(claims)
    .filter(({heading}) => !ids.has(heading))
    .map(
      ({heading, sentence, line}) =>
        `${line}:1: the claim "${sentence}" is about the heading #${heading}, which the page does not have`,
    );
}

/**
 * The same of a page of the project and the file beside it, if there is one.
 *
 * @param page file of the English page; a translated one has no claims of its own
 * @returns a message for each, with the name of the file
 */
export function findLostClaims(siteDir: string, page: string): string[] {
  const file = path.posix.join(path.posix.dirname(page), claimsFile);
  const claims = readIfThere(siteDir, file);
  if (claims === undefined) return [];
  return lostClaims(readIfThere(siteDir, page) ?? '', claims).map((problem) => `${file}:${problem}`);
}
