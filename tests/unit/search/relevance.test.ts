import {afterAll, beforeAll, expect, it} from 'vitest';
import {groupHits} from '../../../plugins/search/client/groups';
import {judge, relevanceTable} from '../../../plugins/search/relevance/judge';
import {leastMet, relevanceQueries, type RelevanceQuery} from '../../../plugins/search/relevance/queries';
import {sourceSearch, type SourceSearch} from './sourceSearch';

let search: SourceSearch;
beforeAll(async () => {
  search = await sourceSearch(process.cwd());
}, 300_000);
afterAll(() => search.close());

/** Addresses as the dialog lists them. */
async function found({query, language}: RelevanceQuery): Promise<string[]> {
  const scope = {language, version: 'current', allVersions: false, product: null, plan: null};
  const hits = await search.engine.search(query, scope, new AbortController().signal);
  return groupHits(hits).flatMap((group) => group.hits.map(({address}) => address));
}

it(`finds the page of at least ${leastMet} of ${relevanceQueries.length} questions among the first three`, async () => {
  const verdicts = [];
  for (const query of relevanceQueries) verdicts.push(judge(query, await found(query)));
  const table = relevanceTable(verdicts);
  expect(verdicts.filter(({isMet}) => isMet).length, table).toBeGreaterThanOrEqual(leastMet);
  expect(
    verdicts.filter(({query, isMet}) => query.first && !isMet),
    table,
  ).toEqual([]);
}, 300_000);
