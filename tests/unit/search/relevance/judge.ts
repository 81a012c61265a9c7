import {lookedAt, type RelevanceQuery} from './queries';

/** What became of a query. */
export interface Verdict {
  readonly query: RelevanceQuery;
  /** Place of the page among the results, from 1; 0 when it is not among those that were looked at. */
  readonly place: number;
  readonly isMet: boolean;
  /** Addresses that were found, best first. */
  readonly found: readonly string[];
}

function isAnswer({page, anchor}: RelevanceQuery, address: string): boolean {
  const [path, hash] = address.split('#');
  return path === page && (anchor === undefined || hash === anchor);
}

/**
 * Holds the results of a query against its page.
 *
 * @param found - addresses from the root of the host, best first
 */
export function judge(query: RelevanceQuery, found: readonly string[]): Verdict {
  const seen = found.slice(0, lookedAt);
  const place = seen.findIndex((address) => isAnswer(query, address)) + 1;
  return {query, place, isMet: query.first ? place === 1 : place > 0, found: seen};
}

/** The verdicts as a table in Markdown, with those that are not met named below it. */
export function relevanceTable(verdicts: readonly Verdict[]): string {
  const met = verdicts.filter(({isMet}) => isMet).length;
  const rows = verdicts.map(({query: {query, page, anchor, from}, place, isMet}) => {
    const address = anchor === undefined ? page : `${page}#${anchor}`;
    return `| \`${query}\` | ${from} | ${address} | ${place > 0 ? place : '–'} | ${isMet ? 'yes' : '**no**'} |`;
  });
  const missed = verdicts
    .filter(({isMet}) => !isMet)
    .map(
      ({query: {query, from}, found}) => `- \`${query}\` on ${from} found ${found.join(', ') || 'nothing'}`,
    );
  return [
    `${met} of ${verdicts.length} met.`,
    '',
    '| Query | Asked on | Page | Place | Met |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    ...(missed.length > 0 ? ['', 'Not met:', '', ...missed] : []),
  ].join('\n');
}
