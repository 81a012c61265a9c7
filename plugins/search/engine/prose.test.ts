// cspell:ignore datagird pagnation
import {describe, expect, it} from 'vitest';
import {mergeHits, isInScope} from './merge';
import {parsePieces, withoutNames} from './pieces';
import type {Pagefind, PagefindData} from './pagefindTypes';
import {filtersFor, findProse, type KnownWords} from './prose';
import type {Hit, SearchScope} from './types';

const scope: SearchScope = {
  language: 'en',
  version: 'current',
  allVersions: false,
  product: null,
  plan: null,
  about: null,
};

function data(url: string, word = 'word'): PagefindData {
  return {
    url,
    meta: {title: url},
    excerpt: `a <mark>${word}</mark> &lt;b&gt;`,
    filters: {kind: ['page'], version: ['current']},
    sub_results: [
      {title: 'Few', url: `${url}#few`, excerpt: '', locations: [1]},
      {title: 'Many', url: `${url}#many`, excerpt: '', locations: [1, 2]},
      {title: 'Page', url, excerpt: '', locations: [1, 2, 3]},
    ],
  };
}

/**
 * An index of pages by word, the best first.
 *
 * @param found - the words that it finds for others, as it does for a word that no page has
 */
function index(
  pages: Readonly<Record<string, readonly string[]>>,
  found: Readonly<Record<string, string>> = {},
): Pagefind {
  return {
    search: (query, {filters}) =>
      Promise.resolve({
        results: (pages[query] ?? [])
          .filter((page) => page.includes('/api/') === (filters.kind === 'api'))
          .map((id, place) => ({
            id,
            score: 10 - place,
            data: () => Promise.resolve(data(id, found[query] ?? query)),
          })),
      }),
  };
}

const never = new AbortController().signal;
const known: KnownWords = {isWritten: () => false, corrections: new Map()};

describe('findProse', () => {
  it('adds up what the words tell: a rare one more than a common one', async () => {
    const pagefind = index({word: ['/a/', '/b/', '/c/'], excel: ['/c/'], 'excel word': ['/c/']});
    const hits = await findProse(pagefind, 'excel word', scope, never, known);
    expect(hits.map(({address}) => address)).toEqual(['/c/', '/a/', '/b/']);
    expect(hits[0]?.fit).toBeGreaterThan(hits[1]?.fit ?? 1);
  });

  it('keeps a place for pages that explain, and wants all words in those of the API', async () => {
    const api = Array.from({length: 20}, (_, place) => `/api/${place}/`);
    const pagefind = index({word: [...api, '/a/'], excel: api.slice(0, 1), 'word excel': api.slice(0, 1)});
    const found = async (query: string) =>
      (await findProse(pagefind, query, scope, never, known)).map(({address}) => address);
    expect(await found('word')).toEqual(['/a/', '/api/0/', '/api/1/', '/api/2/', '/api/3/']);
    expect(await found('word excel')).toEqual(['/a/', '/api/0/']);
  });

  it('asks for what a word may also be called when no page has it', async () => {
    const result = {id: '/a/', score: 1, data: async () => ({...data('/a/'), excerpt: '<mark>Excel</mark>'})};
    const pagefind: Pagefind = {
      search: async (query) => ({results: query === 'excel' ? [result] : []}),
    };
    const [hit] = await findProse(pagefind, 'xlsx', scope, never, known);
    expect(hit?.address).toBe('/a/');
    expect(await findProse(pagefind, 'quaternion', scope, never, known)).toEqual([]);
  });

  it('finds pages that lack a word of the question', async () => {
    expect(await findProse(index({words: ['/a/']}), 'words quaternion', scope, never, known)).toHaveLength(1);
  });

  it('brings sections, the best first, and excerpts as text', async () => {
    const [hit] = await findProse(index({word: ['/a/']}), 'word', scope, never, known);
    expect(hit?.sections.map(({title}) => title)).toEqual(['Many', 'Few']);
    expect(hit?.excerpt).toEqual([
      {text: 'a ', isMatch: false},
      {text: 'word', isMatch: true},
      {text: ' <b>', isMatch: false},
    ]);
  });

  it('does not take a word that only begins with the same letter', async () => {
    const found = (query: string, word: string) =>
      findProse(index({[query]: ['/a/']}, {[query]: word}), query, scope, never, known);
    expect(await found('wonder', 'word')).toEqual([]);
    expect(await found('datagird', 'data')).toEqual([]);
    expect(await found('过滤', '过')).toEqual([]);
    expect(await found('过滤', '过滤')).toHaveLength(1);
    expect(await found('words', 'word')).toHaveLength(1);
    expect(await found('virtualization', 'virtual')).toHaveLength(1);
    expect(await found('translate', 'translations')).toHaveLength(1);
  });

  it('asks for what was meant, or for other words, when what is found is another word', async () => {
    const pagefind = index(
      {pagnation: ['/p/'], pagination: ['/a/'], 过滤: ['/p/'], 筛选: ['/b/']},
      {pagnation: 'P', 过滤: '过'},
    );
    const found = async (query: string) => {
      const corrections = new Map([['pagnation', 'pagination']]);
      const hits = await findProse(pagefind, query, scope, never, {...known, corrections});
      return hits.map(({address}) => address);
    };
    expect(await found('pagnation')).toEqual(['/a/']);
    expect(await found('过滤')).toEqual(['/b/']);
  });

  it('trusts what is found for a word that titles have', async () => {
    const isWritten = (word: string) => word === 'sums';
    const pagefind = index({sums: ['/a/'], words: ['/b/']}, {sums: 'total', words: 'total'});
    const hits = await findProse(pagefind, 'sums words', scope, never, {...known, isWritten});
    expect(hits.map(({address}) => address)).toEqual([]);
  });

  it('drops the answer to a question that was given up', async () => {
    await expect(
      findProse(index({word: ['/a/']}), 'word', scope, AbortSignal.abort(), known),
    ).rejects.toThrow();
  });
});

describe('filtersFor', () => {
  it('is this version by default, and what the reader chose', () => {
    expect(filtersFor(scope)).toEqual({version: 'current'});
    expect(filtersFor({...scope, allVersions: true, product: 'x-charts', plan: 'pro'})).toEqual({
      product: 'x-charts',
      plan: {any: ['community', 'pro']},
    });
  });
});

describe('parsePieces', () => {
  it('knows no tag but the two that stand around matches', () => {
    expect(parsePieces('<img src=x onerror=alert(1)> <em>a</em>')).toEqual([
      {text: '<img src=x onerror=alert(1)> ', isMatch: false},
      {text: 'a', isMatch: true},
    ]);
  });
});

describe('parsePieces a match with punctuation', () => {
  it.each([
    ['Press <mark>(sorting),</mark> then', ['Press (', '[sorting]', '), then']],
    ['<mark>“Sort”</mark>', ['“', '[Sort]', '”']],
    ['<mark>apiRef.current.</mark> is', ['[apiRef.current]', '. is']],
    ['<mark>a</mark> <mark>b</mark>', ['[a]', ' ', '[b]']],
    ['an <mark>–</mark> alone', ['an – alone']],
    ['<mark>过滤</mark>。', ['[过滤]', '。']],
  ])('%s', (excerpt, expected) => {
    const pieces = parsePieces(excerpt);
    expect(pieces.map(({text, isMatch}) => (isMatch ? `[${text}]` : text))).toEqual(expected);
  });
});

describe('an excerpt', () => {
  it('leaves out the names of a page', () => {
    const pieces = parsePieces('Grid – <mark>Sorting</mark> ¶ How to <mark>sort</mark>');
    expect(withoutNames(pieces).map(({text}) => text)).toEqual(['How to ', 'sort']);
    expect(withoutNames(parsePieces('How to'))).toEqual(parsePieces('How to'));
    // The description says more than its first words without a match.
    expect(withoutNames(parsePieces('Grid – <mark>Sorting</mark> ¶ How to'))).toEqual([]);
    expect(withoutNames(parsePieces('<mark>Grid</mark> ¦ Columns ¦ Header'))).toEqual([]);
  });
});

describe('mergeHits', () => {
  const hit = (address: string, score: number, kind: Hit['kind'] = 'page'): Hit => ({
    address,
    title: address,
    kind,
    trail: [],
    product: 'x',
    version: 'current',
    flags: {},
    excerpt: [],
    sections: [],
    score,
  });
  const found = {
    address: '/x/b/',
    title: 'B',
    isApi: false,
    version: 'current',
    excerpt: [],
    sections: [],
    fit: 1,
  };
  const toHit = ({address}: {address: string}) => hit(address, 0);

  it('has each address once, with what its text adds', () => {
    const merged = mergeHits(
      'word',
      scope,
      [hit('/x/c/#prop-a', 70, 'prop')],
      [hit('/x/a/', 60), hit('/x/b/', 50)],
      [found],
      toHit,
    );
    expect(merged.map(({address}) => address)).toEqual(['/x/b/', '/x/c/#prop-a', '/x/a/']);
  });

  it('has pages that only their text was found by', () => {
    expect(mergeHits('word', scope, [], [], [found], toHit)).toHaveLength(1);
  });

  it('prefers pages of a product that is named', () => {
    const charts = {...hit('/x/react-charts/legend/', 50), product: 'x-charts'} as const;
    const first = (query: string) =>
      mergeHits(query, scope, [], [hit('/x/a/', 60), charts], [], toHit)[0]?.address;
    expect(first('legend')).toBe('/x/a/');
    expect(first('legend of a chart')).toBe('/x/react-charts/legend/');
  });

  it('prefers pages of a product that has what the question is about', () => {
    const charts = {...hit('/x/react-charts/axis/', 57), product: 'x-charts'} as const;
    const first = (query: string) =>
      mergeHits(query, scope, [], [hit('/x/a/', 60), charts], [], toHit)[0]?.address;
    expect(first('label')).toBe('/x/a/');
    expect(first('axis label')).toBe('/x/react-charts/axis/');
  });

  it('puts another product down where one is named', () => {
    const pickers = {...hit('/x/react-date-pickers/localization/', 100), product: 'x-date-pickers'} as const;
    const grid = {...hit('/x/react-data-grid/', 70), product: 'x-data-grid'} as const;
    const first = (query: string) => mergeHits(query, scope, [], [pickers, grid], [], toHit)[0]?.address;
    expect(first('translate')).toBe('/x/react-date-pickers/localization/');
    expect(first('translate the grid')).toBe('/x/react-data-grid/');
  });

  it('puts what the page at hand is about first among equals', () => {
    const pages = ['react-tree-view', 'react-charts', 'migration/migration-pickers-v7'].map((path) =>
      hit(`/x/${path}/`, 60),
    );
    const first = (about: SearchScope['about'], query = 'quickstart') =>
      mergeHits(query, {...scope, about}, [], pages, [], toHit)[0]?.address;
    expect(first(null)).toBe('/x/react-tree-view/');
    expect(first('x-charts')).toBe('/x/react-charts/');
    expect(first('x-date-pickers')).toBe('/x/migration/migration-pickers-v7/');
    // A reader who names another product wants that.
    expect(first('x-charts', 'tree quickstart')).toBe('/x/react-tree-view/');
    const props = [
      hit('/x/api/tree-view/tree-item/#prop-label', 200, 'prop'),
      hit('/x/api/charts/a/#prop-label', 200, 'prop'),
    ];
    expect(mergeHits('label', {...scope, about: 'x-charts'}, props, [], [], toHit)[0]?.address).toBe(
      '/x/api/charts/a/#prop-label',
    );
  });

  it('puts the version of the page at hand first among equals', () => {
    const older = {...hit('/x/v7/a/', 60), version: 'v7'};
    const merged = (version: string) =>
      mergeHits('word', {...scope, version}, [], [hit('/x/a/', 60), older], [], toHit)[0]?.version;
    expect(merged('current')).toBe('current');
    expect(merged('v7')).toBe('v7');
  });

  it('counts the text of a page less that is called what was asked for', () => {
    const pages = [hit('/x/a/', 188), hit('/x/b/', 160 - 1)];
    expect(mergeHits('word', scope, [], pages, [], toHit)[0]?.address).toBe('/x/a/');
    const called = mergeHits('word', scope, [], [hit('/x/b/', 188)], [found], toHit)[0]?.score ?? 0;
    const other = mergeHits('word', scope, [], [hit('/x/b/', 100)], [found], toHit)[0]?.score ?? 0;
    expect(called - 188).toBeLessThan(other - 100);
  });

  it('leaves a page of the API as its name found it', () => {
    const page = {...hit('/x/b/', 60, 'interface'), excerpt: [{text: 'What it is.', isMatch: false}]};
    const text = {...found, excerpt: [{text: 'some place', isMatch: true}]};
    expect(mergeHits('word', scope, [page], [], [text], toHit)).toEqual([page]);
  });

  it('knows what is in the scope', () => {
    const grid = {...hit('/x/react-data-grid/', 1), flags: {plan: 'premium'} as const};
    expect(isInScope(grid, scope)).toBe(true);
    expect(isInScope(grid, {...scope, plan: 'pro'})).toBe(false);
    expect(isInScope(grid, {...scope, product: 'x-charts'})).toBe(false);
    expect(isInScope({...grid, version: 'v7'}, scope)).toBe(false);
    expect(isInScope({...grid, version: 'v7'}, {...scope, allVersions: true})).toBe(true);
  });
});
