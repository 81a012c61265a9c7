/** What a page's claims are in, beside the page. */
export const claimsFile = '_claims.test.tsx';

/** Stands for the text above the first heading. */
const lead = 'lead';

const claimed = /\bclaim\(\s*'(?<heading>[^']+)',\s*(?<quote>['"`])(?<sentence>.*?)\k<quote>,/gs;
const headingId = /^#{2,6} .*\{(?:\/\*\s*)?#(?<id>[\w-]+)(?:\s*\*\/)?\}\s*$/gm;

/**
 * Claims that name a heading which the page does not have: the sentence that they hold has moved or gone.
 *
 * @param page text of the English page; its headings have ids
 * @param claims text of the file beside it
 * @returns a message for each, without the name of the file
 */
export function lostClaims(page: string, claims: string): string[] {
  const ids = new Set([lead, ...[...page.matchAll(headingId)].map(({groups}) => groups?.id)]);
  return [...claims.matchAll(claimed)].flatMap(({groups: {heading = '', sentence = ''} = {}, index}) => {
    if (ids.has(heading)) return [];
    const line = claims.slice(0, index).split('\n').length;
    return [
      `${line}:1: the claim "${sentence}" is about the heading #${heading}, which the page does not have`,
    ];
  });
}
