import {afterAll, beforeAll, expect, it} from 'vitest';
import {groupHits} from '../../../plugins/search/client/groups';
import {judge, relevanceTable} from '../../../plugins/search/relevance/judge';
import {leastMet, relevanceQueries, type RelevanceQuery} from '../../../plugins/search/relevance/queries';
import type {Language} from '../../../src/navigation';
import {sourceSearch, type SourceSearch} from './sourceSearch';

let searches: Record<Language, SourceSearch>;
beforeAll(async () => {
  const siteDir = process.cwd();
  searches = {en: await sourceSearch(siteDir, 'en'), zh: await sourceSearch(siteDir, 'zh')};
}, 300_000);
afterAll(() => {
  searches.zh.close();
  searches.en.close();
});

/** Addresses as the dialog lists them. */
async function found({query, language}: RelevanceQuery): Promise<string[]> {
  const scope = {language, version: 'current', allVersions: false, product: null, plan: null};
  const hits = await searches[language].engine.search(query, scope, new AbortController().signal);
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
