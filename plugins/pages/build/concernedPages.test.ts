import {expect, it} from 'vitest';
import {concernedPages} from './concernedPages';

const pages = [
  {file: 'docs/grid/index.mdx', text: 'Text.'},
  {file: 'docs/grid/rows/index.mdx', text: '[a](/grid/index.mdx#ids)'},
  {file: 'docs/grid/sorting/index.mdx', text: '[a](/grid/rows/index.mdx)'},
  {
    file: 'i18n/zh/docusaurus-plugin-content-docs/current/grid/sorting/index.mdx',
    text: '[a](/grid/rows/index.mdx)',
  },
  {file: 'versioned_docs/version-7/grid/filter/index.mdx', text: '[a](/grid/gone/index.mdx)'},
];

it.each([
  [['docs/grid/index.mdx'], ['docs/grid/index.mdx', 'docs/grid/rows/index.mdx']],
  [
    ['docs/grid/rows/index.mdx'],
    [
      'docs/grid/rows/index.mdx',
      'docs/grid/sorting/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/current/grid/sorting/index.mdx',
    ],
  ],
  [
    ['i18n/zh/docusaurus-plugin-content-docs/version-7/grid/gone/index.mdx'],
    ['versioned_docs/version-7/grid/filter/index.mdx'],
  ],
  [['versioned_docs/version-7/grid/gone/index.mdx'], ['versioned_docs/version-7/grid/filter/index.mdx']],
])('a change of %j concerns the links in %j', (changed, concerned) => {
  expect(concernedPages(pages, changed).map(({file}) => file)).toEqual(concerned);
});
