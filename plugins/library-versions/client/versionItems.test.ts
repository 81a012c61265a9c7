import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import table from '../../../versionsArchived.json';
import {validateArchivedVersions} from '../build/archivedVersions';
import {createPageMap} from '../build/pageMap';
import {pageAddress, versionItems} from './versionItems';
import type {VersionMap} from '../build/pages/versionMap';

const archived = validateArchivedVersions(table);
const currentPages = [
  'introduction/',
  'react-charts/',
  'react-charts/bars/',
  'react-charts/heatmap/',
  'react-data-grid/',
];

const current = {
  name: 'current',
  path: '',
  label: '8.0.0-alpha.12',
  packages: 'MUI X 8.29.3',
  pages: currentPages,
  moved: {},
};

/** The current version alone. */
const map: VersionMap = {built: 'current', versions: [current]};

const seven = {name: '7', path: 'v7', label: 'v7', packages: 'MUI X 7.29.13'};

/** With a cut version, as the pages of each of the two see it. */
const fromCurrent: VersionMap = {
  built: 'current',
  versions: [
    current,
    {
      ...seven,
      pages: ['introduction/', 'react-charts/', 'react-charts/columns/'],
      moved: {'react-charts/bars/': 'react-charts/columns/'},
    },
  ],
};
const fromSeven: VersionMap = {
  built: '7',
  versions: [
    {...current, moved: {'react-charts/columns/': 'react-charts/bars/'}},
    {...seven, pages: ['introduction/', 'react-charts/', 'react-charts/columns/'], moved: {}},
  ],
};

const pageByProduct = {
  x: '/x/introduction/licensing/',
  'x-data-grid': '/x/react-data-grid/quickstart/',
  'x-date-pickers': '/x/react-date-pickers/',
  'x-charts': '/x/react-charts/quickstart/',
  'x-tree-view': '/x/react-tree-view/',
} as const;

const address = (version: string, product: keyof typeof pageByProduct) => {
  const folder = product === 'x' ? 'introduction' : product.replace('x-', 'react-');
  return `https://${version}.mui.com/x/${folder}/`;
};

/** What the menu promises: every version × product; `null` where the version lacks the product. */
const expected = Object.entries({
  v7: {x: 1, 'x-data-grid': 1, 'x-date-pickers': 1, 'x-charts': 1, 'x-tree-view': 1},
  v6: {x: 1, 'x-data-grid': 1, 'x-date-pickers': 1, 'x-charts': 1, 'x-tree-view': 1},
  v5: {x: 1, 'x-data-grid': 1, 'x-date-pickers': 1, 'x-charts': 0, 'x-tree-view': 0},
  v4: {x: 2, 'x-data-grid': 2, 'x-date-pickers': 0, 'x-charts': 0, 'x-tree-view': 0},
}).flatMap(([version, products]) =>
  (Object.keys(pageByProduct) as (keyof typeof pageByProduct)[]).map((product) => {
    const kind = products[product];
    const grid = 'https://v4.mui.com/components/data-grid/';
    return {version, product, href: kind === 0 ? null : kind === 2 ? grid : address(version, product)};
  }),
);

describe('version menu', () => {
  it('the table has every archived version and every product, and no others', () => {
    expect(Object.keys(archived)).toEqual(['v7', 'v6', 'v5', 'v4']);
    for (const products of Object.values(archived)) {
      expect(Object.keys(products).sort()).toEqual(Object.keys(pageByProduct).sort());
    }
  });

  it.each(expected)('$version of $product leads to $href', ({version, product, href}) => {
    for (const path of [
      pageByProduct[product],
      `/zh${pageByProduct[product]}`,
      pageByProduct[product].replace('/x/', '/x/v8/'),
    ]) {
      const item = versionItems(path, map, archived).find(({label}) => label === version);
      expect(item).toEqual(
        href ? {kind: 'archived', label: version, href} : {kind: 'missing', label: version},
      );
    }
  });

  it('begins with the current version and its packages, then newest first', () => {
    const items = versionItems(pageByProduct.x, map, archived);
    expect(items[0]).toEqual({kind: 'here', label: '8.0.0-alpha.12', packages: 'MUI X 8.29.3'});
    expect(items.map(({label}) => label)).toEqual(['8.0.0-alpha.12', 'v7', 'v6', 'v5', 'v4']);
  });

  it.each(['/', '/nowhere/', '/x/nothing/here/', '/x/migration-v8/'])(
    'an address of no product, %s, leads to the introduction',
    (path) => {
      expect(versionItems(path, map, archived)[1]).toMatchObject({href: address('v7', 'x')});
    },
  );
});

describe('version menu with a cut version', () => {
  const built = {kind: 'built', label: 'v7', packages: 'MUI X 7.29.13'} as const;

  it.each([
    ['the same page', '/x/react-charts/', {...built, path: '/x/v7/react-charts/', isPage: true}],
    [
      'where the page was',
      '/zh/x/react-charts/bars/',
      {...built, path: '/x/v7/react-charts/columns/', isPage: true},
    ],
    [
      'the first page of the product',
      '/x/react-charts/heatmap/',
      {...built, path: '/x/v7/react-charts/', isPage: false},
    ],
    [
      'a page that only the older version has',
      '/x/react-charts/columns/',
      {...built, path: '/x/v7/react-charts/columns/', isPage: true},
    ],
    ['nothing of a product that it lacks', '/x/react-data-grid/', {kind: 'missing', label: 'v7'}],
  ])('the older version offers %s', (_, path, item) => {
    const [here, other, ...rest] = versionItems(path, fromCurrent, archived);
    expect(here).toEqual({kind: 'here', label: '8.0.0-alpha.12', packages: 'MUI X 8.29.3'});
    expect(other).toEqual(item);
    expect(rest.map(({label}) => label)).toEqual(['v6', 'v5', 'v4']);
  });

  it.each([
    ['/x/v7/react-charts/columns/', '/x/react-charts/bars/', true],
    ['/zh/x/v7/react-charts/', '/x/react-charts/', true],
    ['/x/v7/react-charts/gone/', '/x/react-charts/', false],
  ])('the current version, from %s: %s', (path, target, isPage) => {
    const [other, here] = versionItems(path, fromSeven, archived);
    expect(here).toEqual({kind: 'here', label: 'v7', packages: 'MUI X 7.29.13'});
    expect(other).toEqual({
      kind: 'built',
      label: '8.0.0-alpha.12',
      packages: 'MUI X 8.29.3',
      path: target,
      isPage,
    });
  });

  it.each([
    ['/x/', ''],
    ['/nowhere', ''],
    ['/x/react-charts/bars/', 'react-charts/bars/'],
    ['/zh/x/v7/react-charts/bars/?mode=dark#Bars', 'react-charts/bars/'],
  ])('the address of %s is %j', (path, address) => {
    expect(pageAddress(path)).toBe(address);
  });
});

describe('table of archived versions', () => {
  const products = {
    x: null,
    'x-data-grid': null,
    'x-date-pickers': null,
    'x-charts': null,
    'x-tree-view': null,
  };

  it.each([
    ['an address without https', {v7: {...products, x: 'http://v7.mui.com/'}}, '"v7.x"'],
    ['a script', {v7: {...products, x: 'javascript:alert(1)'}}, '"v7.x"'],
    ['a path', {v7: {...products, 'x-charts': '/x/react-charts/'}}, '"v7.x-charts"'],
    ['a missing product', {v7: {x: null}}, '"v7.x-data-grid" is required'],
    ['an unknown product', {v7: {...products, 'x-scheduler': null}}, '"v7.x-scheduler" is not allowed'],
    ['a version without v', {7: products}, '"7" is not allowed'],
    ['a list', [], 'must be of type object'],
  ])('refuses %s and says where', (_, wrong, reason) => {
    expect(() => validateArchivedVersions(wrong)).toThrow(/^versionsArchived\.json: /);
    expect(() => validateArchivedVersions(wrong)).toThrow(reason);
  });
});

describe('page map', () => {
  it('has every page with its title, in the order of addresses', () => {
    const docs = [
      {permalink: '/x/react-charts/', title: 'Charts'},
      {permalink: '/x/introduction/', title: 'Introduction', source: '@site/docs/introduction/index.mdx'},
    ];
    const older = [{permalink: '/x/v7/react-charts/', title: 'Charts'}];
    const allContent: AllContent = {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}, {docs: older}]}, empty: null},
    };
    expect(createPageMap(allContent)).toEqual([
      {path: '/x/introduction/', title: 'Introduction'},
      {path: '/x/react-charts/', title: 'Charts'},
      {path: '/x/v7/react-charts/', title: 'Charts'},
    ]);
    expect(createPageMap({})).toEqual([]);
  });
});

it('names the packages of the product where they have a number of their own', () => {
  const map: VersionMap = {
    built: 'current',
    versions: [
      current,
      {
        ...seven,
        pages: ['introduction/', 'react-charts/'],
        moved: {},
        packagesOf: {'x-charts': 'MUI X 7.29.1'},
      },
    ],
  };
  expect(versionItems('/x/react-charts/', map, {})[1]).toMatchObject({packages: 'MUI X 7.29.1'});
  expect(versionItems('/x/introduction/', map, {})[1]).toMatchObject({packages: 'MUI X 7.29.13'});
});
