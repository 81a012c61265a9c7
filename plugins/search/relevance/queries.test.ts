import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {stripLanguage} from '@site/src/navigation';
import {judge, relevanceTable} from './judge';
import {leastMet, relevanceQueries} from './queries';

const published = readFileSync('config/addresses.json', 'utf8');

describe('the relevance table', () => {
  it('has 60 queries, 15 of them in Chinese pages, of which 57 must be met', () => {
    expect(relevanceQueries).toHaveLength(60);
    expect(relevanceQueries.filter(({language}) => language === 'zh')).toHaveLength(15);
    expect(new Set(relevanceQueries.map(({query}) => query)).size).toBe(60);
    expect(leastMet).toBe(57);
  });

  it('names pages that exist', () => {
    // Pages of the API come from the packages; the run over the built index finds those.
    const pages = relevanceQueries
      .map(({page}) => stripLanguage(page))
      .filter((page) => !/^.x.api./.test(page));
    expect(pages.filter((page) => !published.includes(page))).toEqual([]);
  });
});

describe('judge', () => {
  const query = {query: 'a', language: 'en', page: '/x/a/'} as const;

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
    expect(table).toContain('| `a` | /x/a/ | 1 | yes |');
    expect(table).toContain('- `b` found nothing');
  });
});
