import {describe, expect, it} from 'vitest';
import type {ApiEntry} from './api';
import {pagePath, parseIndex} from './pages';
import {searchApi} from './searchApi';
import {indexWords, searchPages, wordsOf} from './searchPages';

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

const namesFor = (query: string) => searchApi(query, entries, 3).map(({name}) => name);

describe('search of pages', () => {
  const pages = indexWords([
    page('a/', 'Sorting', 'Rows of a grid in order.'),
    page('b/', 'Filtering', '## Sorting and filters\n\nRows.'),
    page('c/', 'Export', 'Rows after sorting, sorting, sorting.'),
    page('d/', '列排序', '数据表格的列。'),
  ]);
  const paths = (query: string) => searchPages(query, pages, 10).map(({path}) => path);

  it('puts titles before headings, and headings before text', () => {
    expect(paths('sorting')).toEqual(['a/', 'b/', 'c/']);
  });

  it('puts pages with all words before those with some, and knows beginnings of words', () => {
    expect(paths('export rows')[0]).toBe('c/');
    expect(paths('filt')).toEqual(['b/']);
    expect(paths('nothing')).toEqual([]);
    expect(paths('!?')).toEqual([]);
  });

  it('cuts Chinese into words', () => {
    expect(wordsOf('数据表格 DataGrid')).toEqual(['数据', '表格', 'datagrid']);
    expect(paths('排序')).toEqual(['d/']);
  });

  it('shows the line that says most', () => {
    expect(searchPages('grid order', pages, 1)[0]?.excerpt).toBe('Rows of a grid in order.');
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
