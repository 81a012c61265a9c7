import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import type {NavigationPage} from '../../navigation';
import {countPages, filterTree} from './filterTree';
import {toNavigationTree} from './navigationTree';

const tree: readonly NavigationPage[] = [
  {pathname: '/x/react-data-grid/', title: 'Overview'},
  {
    pathname: '#/1',
    title: 'Main features',
    subheader: true,
    children: [
      {pathname: '/x/react-data-grid/sorting/', title: 'Sorting'},
      {
        pathname: '#/1/1',
        title: 'Columns',
        children: [
          {pathname: '/x/react-data-grid/column-menu/', title: 'Column menu'},
          {pathname: '/x/react-data-grid/column-pinning/', title: 'Column pinning', plan: 'pro'},
        ],
      },
      {pathname: '/x/react-data-grid/row-pinning/'},
    ],
  },
];

/** Titles, with those below in brackets. */
function outline(pages: readonly NavigationPage[]): string {
  return pages
    .map(({title, pathname, children}) => `${title ?? pathname}${children ? `(${outline(children)})` : ''}`)
    .join(' ');
}

describe('filterTree', () => {
  it.each(['', ' ', '\t\n'])('%j leaves the tree as it is', (query) => {
    expect(filterTree(tree, query)).toBe(tree);
  });

  it.each([
    ['sort', 'Main features(Sorting)'],
    ['SORT', 'Main features(Sorting)'],
    ['  pinning ', 'Main features(Columns(Column pinning) /x/react-data-grid/row-pinning/)'],
    ['pin col', 'Main features(Columns(Column pinning))'],
    ['columns', 'Main features(Columns(Column menu Column pinning))'],
    ['main', outline(tree.slice(1))],
    ['overview', 'Overview'],
    ['sort menu', ''],
    ['nothing', ''],
    ['.*', ''],
  ])('%j leaves %s', (query, expected) => {
    expect(outline(filterTree(tree, query))).toBe(expected);
  });

  it('finds Chinese titles and keeps the flags of what it finds', () => {
    const chinese: NavigationPage[] = [{pathname: '/zh/x/a/', title: '列固定', plan: 'pro'}];
    expect(filterTree(chinese, '固定')).toEqual(chinese);
    expect(filterTree(chinese, '排序')).toEqual([]);
  });

  it('does not change the tree that it filters', () => {
    const before = structuredClone(tree);
    filterTree(tree, 'pinning');
    expect(tree).toEqual(before);
  });
});

describe('countPages', () => {
  it('counts pages, not groups', () => {
    expect(countPages(tree)).toBe(5);
    expect(countPages(filterTree(tree, 'pinning'))).toBe(2);
    expect(countPages([])).toBe(0);
    expect(countPages([{pathname: '#/0', children: []}])).toBe(0);
  });
});

describe('toNavigationTree', () => {
  const link = (label: string, href: string, customProps?: Record<string, unknown>): PropSidebarItem => ({
    type: 'link',
    label,
    href,
    customProps,
  });

  it('takes flags, and nothing else, from the properties of a page', () => {
    const customProps = {plan: 'premium', newFeature: true, planned: false, unstable: 'yes', pathname: '/x/'};
    expect(toNavigationTree([link('Export', '/x/a/', customProps), link('Plain', '/x/b/')])).toEqual([
      {pathname: '/x/a/', title: 'Export', plan: 'premium', newFeature: true},
      {pathname: '/x/b/', title: 'Plain'},
    ]);
  });

  it('takes the flags of a group', () => {
    const pivoting: PropSidebarItem = {
      type: 'category',
      label: 'Pivoting',
      collapsible: true,
      collapsed: true,
      customProps: {plan: 'premium', newFeature: true, subheader: true},
      items: [link('Export', '/x/a/')],
    };
    expect(toNavigationTree([pivoting])).toEqual([
      {
        pathname: '#/0',
        title: 'Pivoting',
        plan: 'premium',
        newFeature: true,
        children: [{pathname: '/x/a/', title: 'Export'}],
      },
    ]);
  });

  it('groups that are a section have its title, the others their labels', () => {
    const group = (key: string | undefined, label: string, items: PropSidebarItem[]): PropSidebarItem => ({
      type: 'category',
      ...(key !== undefined && {key}),
      label,
      collapsible: true,
      collapsed: false,
      items,
    });
    const items = [
      group('grid-main-features', 'Main features', [
        group('grid-columns', '列', []),
        group('grid-demos', 'Demos', []),
      ]),
      group('common-concepts', 'Common concepts', []),
      group(undefined, '组件', []),
    ];
    const getTitle = (section: string) => `title of ${section}`;
    expect(outline(toNavigationTree(items, getTitle))).toBe(
      'title of main-features(列() title of demos()) title of common-concepts() 组件()',
    );
    expect(outline(toNavigationTree(items))).toBe('Main features(列() Demos()) Common concepts() 组件()');
  });

  it('groups that do not collapse are headings; each group has a key of its own', () => {
    const group = (label: string, collapsible: boolean, items: PropSidebarItem[]): PropSidebarItem => ({
      type: 'category',
      label,
      collapsible,
      collapsed: false,
      items,
    });
    const pages = toNavigationTree([
      group('Rows', true, [link('Height', '/x/a/')]),
      group('Main', false, [group('Rows', true, [link('Order', '/x/b/')]), {type: 'html', value: '<hr>'}]),
    ]);
    expect(pages).toEqual([
      {pathname: '#/0', title: 'Rows', children: [{pathname: '/x/a/', title: 'Height'}]},
      {
        pathname: '#/1',
        title: 'Main',
        subheader: true,
        children: [{pathname: '#/1/0', title: 'Rows', children: [{pathname: '/x/b/', title: 'Order'}]}],
      },
    ]);
  });
});
