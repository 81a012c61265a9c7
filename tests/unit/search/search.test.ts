import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toOptions} from '../../../plugins/search/client/groups';
import {productAbout} from '../../../plugins/search/engine/about';
import {subjects, wordRows} from '../../../plugins/search/engine/dictionary';
import type {Hit, SearchScope} from '../../../plugins/search/engine/types';
import {han} from '../../../plugins/search/engine/words';
import {judge, relevanceTable} from './relevance/judge';
import {
  leastMet,
  lookedAt,
  relevanceQueries,
  type AskedLanguage,
  type RelevanceQuery,
} from './relevance/queries';
import {apiPages} from './apiPages';
import {sourceSearch, type SourceSearch} from './sourceSearch';

let searches: Record<AskedLanguage, SourceSearch>;
beforeAll(async () => {
  const siteDir = process.cwd();
  const api = await apiPages(siteDir);
  searches = {en: await sourceSearch(siteDir, 'en', api), zh: await sourceSearch(siteDir, 'zh', api)};
}, 600_000);
afterAll(() => {
  searches.zh.close();
  searches.en.close();
});

const bases = {en: '/x/', zh: '/zh/x/'} as const;

function createScope(language: AskedLanguage, from: string): SearchScope {
  const everything = {allVersions: false, product: null, plan: null};
  return {language, version: 'current', ...everything, about: productAbout(from)};
}

/** Addresses as the dialog lists them. */
function listed(hits: readonly Hit[]): string[] {
  return toOptions(hits).flatMap(({section, address}) => (section ? [] : [address]));
}

async function answer({query, language, from}: RelevanceQuery): Promise<string[]> {
  const {signal} = new AbortController();
  return listed(await searches[language].engine.search(query, createScope(language, from), signal));
}

it(`finds the page of at least ${leastMet} of ${relevanceQueries.length} questions among the first three`, async () => {
  const verdicts = [];
  for (const query of relevanceQueries) verdicts.push(judge(query, await answer(query)));
  const table = relevanceTable(verdicts);
  expect(verdicts.filter(({isMet}) => isMet).length, table).toBeGreaterThanOrEqual(leastMet);
  expect(
    verdicts.filter(({query, isMet}) => query.first && !isMet),
    table,
  ).toEqual([]);
}, 300_000);

describe('the dictionary', () => {
  it('leads from each name to the best page that there is, on a page about its product', async () => {
    const lost: string[] = [];
    for (const {called, pages} of subjects) {
      for (const name of called) {
        const language = han.test(name) ? 'zh' : 'en';
        const {engine, titles} = searches[language];
        const page = pages.find((path) => titles.pages.some((one) => one.path === path));
        if (page === undefined) continue;
        const address = bases[language] + page;
        const scope = createScope(language, address);
        await engine.load(scope);
        const found = listed(engine.searchNames(name, scope)).slice(0, lookedAt);
        if (!found.includes(address)) lost.push(`${name} should find ${address}, finds ${found.join(', ')}`);
      }
    }
    expect(lost).toEqual([]);
  }, 120_000);

  it('leads from each word to a page', async () => {
    const words = wordRows.flatMap((row) => row.split(' ').map((word) => [word, han.test(row)] as const));
    const lost: string[] = [];
    for (const [word, isChinese] of words) {
      const language = isChinese ? 'zh' : 'en';
      const {engine} = searches[language];
      const scope = createScope(language, bases[language]);
      const {signal} = new AbortController();
      const isFound =
        engine.searchNames(word, scope).length > 0 || (await engine.search(word, scope, signal)).length > 0;
      if (!isFound) lost.push(word);
    }
    expect(lost).toEqual([]);
  }, 300_000);
});
