import {describe, expect, it} from 'vitest';
import {createSearchEngine} from '../../../search/build';
import type {ApiEntry} from './api';
import {pagePath, parseIndex} from './pages';
import type {Part} from './parts';
import {indexApi, searchApi} from './searchApi';
import {searchPages, textSource, splitWords, type PageText, type Searched} from './searchPages';

const page = (path: string, title: string, text: string, description = '') => ({
  path,
  title,
  description,
  section: '',
  text: `# ${title}\n\n${text}`,
});

const entries: ApiEntry[] = [
  'DataGrid',
  'DataGridPro',
  'DataGrid.rows',
  'DataGrid.rowHeight',
  'useGridApiRef',
  'rowClick',
].map((name) => ({name, kind: 'component', product: 'data-grid', plan: 'community', json: ''}));

const apiNames = indexApi(entries);
const namesFor = (query: string) =>
  searchApi(query, apiNames)
    .slice(0, 3)
    .map(({name}) => name);

const part: Part = {base: '/x/', language: 'en', version: 'current', folder: ''};

/** Pages with the files that the search of the site would have of them. */
function searchedPages(pages: readonly PageText[]): Searched {
  const titles = pages.map(({path, title, description, text}) => ({
    path,
    title,
    label: title,
    crumbs: [],
    description,
    sections: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ['', heading] as const),
  }));
  const engine = createSearchEngine({
    entry: () => Promise.resolve({parts: [{...part, names: 'n', titles: 't'}], pagefind: '', offline: {}}),
    names: () =>
      Promise.resolve({
        pages: [['BarChart', 'component', 'f/', 0]],
        members: {prop: [['skipAnimation', [0]]]},
      }),
    titles: () => Promise.resolve({pages: titles}),
    ...textSource(part, pages),
  });
  return {part, engine, pages};
}

describe('search of pages', () => {
  const pages = searchedPages([
    page('a/', 'Sorting', 'Rows of a grid in order.'),
    page('b/', 'Filtering', '## Sorting and filters\n\nRows.'),
    page('c/', 'Export', 'Rows after sorting, sorting, sorting.'),
  ]);
  const pathsIn = async (searched: Searched, query: string) =>
    (await searchPages(query, searched, 10)).map(({path}) => path);
  const paths = (query: string) => pathsIn(pages, query);

  it('puts titles before headings, and headings before text', async () => {
    expect(await paths('sorting')).toEqual(['a/', 'b/', 'c/']);
  });

  it('puts pages with all words before those with some, and knows beginnings of words', async () => {
    expect((await paths('export rows'))[0]).toBe('c/');
    expect(await paths('filt')).toEqual(['b/']);
    expect(await paths('nothing')).toEqual([]);
    expect(await paths('!?')).toEqual([]);
  });

  it('cuts Chinese into words', async () => {
    expect(splitWords('数据表格 DataGrid')).toEqual(['数据', '表格', 'datagrid']);
    const chinese = searchedPages([page('d/', '列排序', '数据表格的列。'), page('e/', '筛选', '更少的行。')]);
    expect(await pathsIn(chinese, '排序')).toEqual(['d/']);
    expect(await pathsIn(chinese, '表格')).toEqual(['d/']);
  });

  it('knows what else a word may be called, and words with wrong letters', async () => {
    expect((await paths('排序'))[0]).toBe('a/');
    expect(await paths('flitering')).toEqual(await paths('filtering'));
  });

  it('leaves a word as it is that stands in the text of a page', async () => {
    const demos = searchedPages([
      page('g/', 'Demos', 'Charts.'),
      page('h/', 'Cells', 'Wrap it with `memo`.'),
    ]);
    expect(await pathsIn(demos, 'memo')).toEqual(['h/']);
    expect((await pathsIn(demos, 'demo'))[0]).toBe('g/');
  });

  it('shows the line that says most, for a page of the API that of its entry', async () => {
    const api = searchedPages([
      page('f/', 'BarChart API', '## Props\n\n`width`: Wide.\n\n`skipAnimation`: Still.'),
    ]);
    const [found] = await searchPages('skipAnim', api, 1);
    expect(found).toMatchObject({path: 'f/', excerpt: '`skipAnimation`: Still.'});
    expect((await searchPages('grid order', pages, 1))[0]?.excerpt).toBe('Rows of a grid in order.');
  });
});

describe('search of the API', () => {
  it('finds a name, its beginning, its parts, and a name with up to two wrong letters', () => {
    expect(namesFor('DataGrid')).toEqual(['DataGrid', 'DataGridPro', 'DataGrid.rows']);
    expect(namesFor('rows')).toEqual(['DataGrid.rows']);
    expect(namesFor('apiRef')).toEqual(['useGridApiRef']);
    expect(namesFor('useGirdApiRef')).toEqual(['useGridApiRef']);
    expect(namesFor('nothing at all')).toEqual([]);
    expect(namesFor(' ')).toEqual([]);
  });

  it('finds a name by several words or their beginnings, in any order, the component among them', () => {
    expect(namesFor('grid data ro')).toEqual(['DataGrid.rows', 'DataGrid.rowHeight']);
    expect(namesFor('api ref')).toEqual(['useGridApiRef']);
    expect(namesFor('DataGrid.')).toEqual(['DataGrid', 'DataGridPro', 'DataGrid.rows']);
  });
});

describe('names of pages', () => {
  it.each([
    'react-charts/bars',
    'react-charts/bars/',
    '/x/react-charts/bars/#stacking',
    'https://docs.test/x/react-charts/bars/index.md?a',
    'react-charts/bars/index.mdx',
  ])('%s', (name) => {
    expect(pagePath(name, '/x/')).toBe('react-charts/bars/');
  });

  it('come from the index, which may link to other things', () => {
    const text =
      '## A\n\n- [B](https://d.test/x/b/index.md): C.\n- [F](https://d.test/x/f.txt)\n- [O](https://d.test/zh/x/index.md)';
    expect(parseIndex(text, '/x/')).toEqual([{path: 'b/', title: 'B', description: 'C.', section: 'A'}]);
  });
});
