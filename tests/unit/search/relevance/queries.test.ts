import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {stripLanguage} from '@site/src/navigation';
import {judge, relevanceTable} from './judge';
import {leastMet, queriesByPage, relevanceQueries} from './queries';

const published = readFileSync('config/addresses.json', 'utf8');

describe('the relevance table', () => {
  it('has 100 queries, 29 of them in Chinese pages, of which 95 must be met', () => {
    expect(relevanceQueries).toHaveLength(100);
    expect(relevanceQueries.filter(({language}) => language === 'zh')).toHaveLength(29);
    expect(new Set(relevanceQueries.map(({query, page, from}) => `${query} ${page} ${from}`)).size).toBe(100);
    expect(leastMet).toBe(95);
  });

  it('has each of them once by the page that the reader is on', () => {
    expect([...queriesByPage.values()].flat()).toHaveLength(100);
  });

  it('names pages that exist', () => {
    // Pages of the API come from the packages; the run over the built index finds those.
    const pages = relevanceQueries
      .flatMap(({page, from}) => [page, from])
      .map((page) => stripLanguage(page))
      .filter((page) => !/^.x.api./.test(page));
    expect(pages.filter((page) => !published.includes(page))).toEqual([]);
  });
});

describe('judge', () => {
  const query = {query: 'a', language: 'en', page: '/x/a/', from: '/x/'} as const;

  it('takes the page anywhere among the first three, with any hash', () => {
    expect(judge(query, ['/x/b/', '/x/c/', '/x/a/#d'])).toMatchObject({place: 3, isMet: true});
    expect(judge(query, ['/x/b/', '/x/c/', '/x/d/', '/x/a/'])).toMatchObject({place: 0, isMet: false});
  });

  it('wants the entry, or the first place, where the query says so', () => {
    expect(judge({...query, anchor: 'prop-a'}, ['/x/a/#prop-b'])).toMatchObject({isMet: false});
    expect(judge({...query, first: true}, ['/x/b/', '/x/a/'])).toMatchObject({place: 2, isMet: false});
  });

  it('prints what was not met', () => {
    const table = relevanceTable([judge(query, ['/x/a/']), judge({...query, query: 'b'}, [])]);
    expect(table).toContain('1 of 2 met.');
    expect(table).toContain('| `a` | /x/ | /x/a/ | 1 | yes |');
    expect(table).toContain('- `b` on /x/ found nothing');
  });
});
