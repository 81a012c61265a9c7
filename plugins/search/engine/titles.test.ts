import {describe, expect, it} from 'vitest';
import type {TitledPage} from '../format';
import {readTitles} from './titleIndex';
import {findTitles, isSubject} from './titles';
import {keywords, stem, splitWords} from './words';

function page(
  path: string,
  title: string,
  description: string,
  sections: TitledPage['sections'] = [],
): TitledPage {
  const [product = '', label = title] = title.split(' – ');
  return {path, title, label, crumbs: [product], description, sections};
}

const english = readTitles({
  pages: [
    page('react-data-grid/sorting/', 'Data Grid – Sorting', 'Sort rows, and switch it off.', [
      ['disable', 'Switch it off'],
      ['server-side', 'Sort on a server'],
    ]),
    page('react-data-grid/style/', 'Data Grid – Styling basics', 'Style rows and cells.', [
      ['stripes', 'Stripe the rows'],
    ]),
    page('react-data-grid/', 'Data Grid – Overview', 'What the grid can do.'),
    page('react-data-grid/editing/', 'Data Grid – Editing', 'Let users change a cell.'),
    page('react-charts/axis/', 'Charts – Axis', 'Choose a scale.', [['scale', 'Choose a logarithmic scale']]),
  ],
});
const chinese = readTitles({
  pages: [
    page('react-data-grid/sorting/', '数据表格 – 排序', '让表格一打开就排好序。'),
    {
      ...page('react-data-grid/column-menu/', 'Data Grid – Column menu', '关闭菜单。'),
      label: '列菜单',
      crumbs: ['数据表格', '列'],
    },
    page('react-data-grid/', '数据表格 – 概览', '表格能做什么。'),
  ],
});
const part = {base: '/x/', version: 'current'};

describe('pages of one name', () => {
  const pages = readTitles({
    pages: [
      page('react-charts/export/', '图表 – 导出', '保存图片。'),
      page('react-data-grid/export/', '数据表格 – 导出', '保存行。'),
    ],
  });

  it('begin with the one that the dictionary has for it, whatever their texts add', () => {
    const [first, second] = findTitles('导出', pages, part);
    expect(first?.address).toBe('/x/react-data-grid/export/');
    expect((first?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThan(18.6);
  });
});

describe('findTitles', () => {
  it.each([
    ['sorting', 'react-data-grid/sorting/'],
    ['sort', 'react-data-grid/sorting/'],
    ['disable sorting on a column', 'react-data-grid/sorting/'],
    ['striped rows', 'react-data-grid/style/'],
    ['data grid', 'react-data-grid/'],
    ['sorting rows', 'react-data-grid/sorting/'],
    ['crud', 'react-data-grid/editing/'],
    ['inline edit', 'react-data-grid/editing/'],
    ['logarithmic scale', 'react-charts/axis/'],
    ['quaternion scale', 'react-charts/axis/'],
  ])('%s', (query, path) => {
    expect(findTitles(query, english, part)[0]?.address).toBe(`/x/${path}`);
  });

  it.each([
    ['数据表格', 'react-data-grid/'],
    ['列排序', 'react-data-grid/sorting/'],
    ['列菜单', 'react-data-grid/column-menu/'],
    ['column menu', 'react-data-grid/column-menu/'],
    ['菜单', 'react-data-grid/column-menu/'],
    ['列菜单栏', 'react-data-grid/column-menu/'],
  ])('%s', (query, path) => {
    expect(findTitles(query, chinese, part)[0]?.address).toBe(`/x/${path}`);
  });

  it('finds what a heading says before what has the words apart, whatever else Chinese could be cut into', () => {
    const pages = readTitles({
      pages: [
        page('a/', '数据表格 – 列定义', '提供固定的选项。'),
        page('c/', '数据表格 – 功能', '表格能做什么。', [['d', '固定列与行']]),
      ],
    });
    expect(findTitles('固定列', pages, part)[0]?.address).toBe('/x/c/');
  });

  it('counts the own name of a page more than a name of the dictionary, and an earlier page of an entry more', () => {
    const pages = readTitles({
      pages: [
        page('react-tree-view/rich-tree-view/selection/', 'Rich Tree View – Selection', 'Select items.'),
        page('react-data-grid/row-selection/', 'Data Grid – Row selection', 'Select rows.'),
        page('react-data-grid/other/', 'Data Grid – Select all', 'Select.'),
      ],
    });
    expect(findTitles('select all', pages, part).map(({address}) => address)).toEqual([
      '/x/react-data-grid/other/',
      '/x/react-data-grid/row-selection/',
      '/x/react-tree-view/rich-tree-view/selection/',
    ]);
  });

  it('brings the sections whose headings fit', () => {
    expect(findTitles('sort server', english, part)[0]?.sections[0]).toMatchObject({
      address: '/x/react-data-grid/sorting/#server-side',
      title: 'Sort on a server',
    });
  });

  it('finds nothing for words that no page has', () => {
    expect(findTitles('zebra', english, part)[0]?.address).toBe('/x/react-data-grid/style/');
    expect(findTitles('quaternion', english, part)).toEqual([]);
    expect(findTitles('?', english, part)).toEqual([]);
    expect(findTitles('DataGridThings', english, part)).toEqual([]);
  });
});

describe('words', () => {
  it('compares forms of a word', () => {
    const forms = [
      ['sorting', 'sorted', 'sort', 'sorts'],
      ['stripes', 'striped', 'stripe'],
      ['filtering', 'filter', 'filters'],
      ['validate', 'validation'],
    ];
    for (const words of forms) expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('knows the Chinese words of the dictionary', () => {
    expect(splitWords('服务端分页的复选框')).toEqual(['服务端', '分页', '的', '复选框']);
    expect(splitWords('服务')).toEqual(['服务']);
  });

  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(keywords('how do I export to Excel')).toEqual(['export', 'excel']);
    expect(keywords('怎么导出')).toEqual(['导出']);
    expect(keywords('on the')).toEqual(['on', 'the']);
    expect(keywords('What’s new')).toEqual(['new']);
  });

  it('keeps numbers whole', () => {
    expect(splitWords('100,000 rows at 100%, 2.5 each')).toEqual([
      '100,000',
      'rows',
      'at',
      '100%',
      '2.5',
      'each',
    ]);
    expect(splitWords('dd.mm.yyyy 24h v8.1')).toEqual(['dd', 'mm', 'yyyy', '24h', 'v8', '1']);
  });

  it('knows subjects of pages', () => {
    expect(isSubject('sorting', english)).toBe(true);
    expect(isSubject('sortModel', english)).toBe(false);
    expect(isSubject('rowhei', english)).toBe(false);
  });
});
