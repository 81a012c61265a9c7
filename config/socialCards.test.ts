import {describe, expect, it} from 'vitest';
import {defaultSocialCard, socialCardFrontMatter} from './socialCards';

describe('the social card of a page that is a file', () => {
  it.each([
    ['docs/react-charts/bars/index.mdx', 'en', '/img/cards/x-charts.en.png'],
    ['docs/react-charts/bars/index.mdx', 'zh', '/img/cards/x-charts.zh.png'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current/react-tree-view/index.mdx',
      'zh',
      '/img/cards/x-tree-view.zh.png',
    ],
    ['docs/react-data-grid/index.mdx', 'en', '/img/cards/x-data-grid.en.png'],
    ['versioned_docs/version-7/react-data-grid/index.mdx', 'en', '/img/cards/x-data-grid.en.png'],
    ['docs/introduction/index.mdx', 'en', '/img/cards/x.en.png'],
  ])('%s in %s: %s', (file, locale, image) => {
    expect(socialCardFrontMatter(file, locale)).toEqual({image});
  });

  it('is that of the whole where a page names none', () => {
    expect(defaultSocialCard('zh')).toBe('/img/cards/x.zh.png');
  });
});
