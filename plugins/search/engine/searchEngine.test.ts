import {expect, it, vi} from 'vitest';
import type {NamesFile, SearchEntry, SearchPart, TitlesFile} from '../format';
import {createSearchEngine} from './searchEngine';
import type {ProseHit} from './prose';
import type {SearchScope} from './types';

const part = (base: string, version: string): SearchPart => ({
  base,
  language: base.startsWith('/zh/') ? 'zh' : 'en',
  version,
  names: `${base}names`,
  titles: `${base}titles`,
});

const entry: SearchEntry = {
  parts: [part('/x/', 'current'), part('/x/v7/', 'v7'), part('/zh/x/', 'current')],
  pagefind: '/pagefind/',
  offline: {},
};

const names: NamesFile = {
  pages: [['BarChart', 'component', 'api/charts/bar-chart/', 0]],
  members: {},
};

const titles: TitlesFile = {
  pages: [
    {
      path: 'react-charts/bars/',
      title: 'Charts – Bars',
      label: 'Bars',
      crumbs: ['Charts'],
      description: 'Compare values.',
      sections: [],
    },
  ],
};

/** A page of each version that nothing but its text tells of. */
const prose: readonly ProseHit[] = ['current', 'v7'].map((version) => ({
  address: `${version === 'v7' ? '/x/v7/' : '/x/'}react-charts/axis/`,
  title: 'Charts – Axis',
  isApi: false,
  version,
  excerpt: [],
  sections: [],
  fit: 1,
}));

const read = vi.fn<(address: string) => void>();

const engine = createSearchEngine({
  entry: () => Promise.resolve(entry),
  names: (address) => {
    read(address);
    return Promise.resolve(names);
  },
  titles: (address) => {
    read(address);
    return Promise.resolve(titles);
  },
  prose: () =>
    Promise.resolve({
      search: (_query, {version, allVersions}) =>
        Promise.resolve(prose.filter((hit) => allVersions || hit.version === version)),
    }),
});

const {signal} = new AbortController();

async function ask(scope: Pick<SearchScope, 'version' | 'allVersions'>): Promise<string[]> {
  const all: SearchScope = {language: 'en', product: null, plan: null, about: null, ...scope};
  return (await engine.search('bars', all, signal)).map(({address}) => address);
}

it('answers with the version of the page at hand, and reads the files of no other', async () => {
  expect(await ask({version: 'v7', allVersions: false})).toEqual([
    '/x/v7/react-charts/bars/',
    '/x/v7/react-charts/axis/',
  ]);
  expect(read.mock.calls.flat()).toEqual(['/x/v7/names', '/x/v7/titles']);
});

it.each([
  ['current', ['/x/', '/x/v7/']],
  ['v7', ['/x/v7/', '/x/']],
])(
  'answers with all versions when it is told to, %s first where a reader is in it',
  async (version, bases) => {
    expect(await ask({version, allVersions: true})).toEqual([
      ...bases.map((base) => `${base}react-charts/bars/`),
      ...bases.map((base) => `${base}react-charts/axis/`),
    ]);
  },
);
