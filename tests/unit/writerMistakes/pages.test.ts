import {describe, expect, it} from 'vitest';
import {forgottenDemos, pageProblems} from '../../../plugins/pages/problems';
import {lostClaims} from '../../../plugins/pages/lostClaims';
import {
  findDuplicatePathnames,
  findDuplicateTitles,
  findLostPages,
  findOrphanPages,
  type PageDocument,
} from '../../../plugins/pages/pageChecks';
import {idPlaces} from '../../../plugins/translations/idPlaces';
import {describeTextReport} from '../../../plugins/translations/interfaceTexts';
import {compareUntranslatedPages} from '../../../plugins/translations/untranslatedPages';
import {tempFolder} from '../tempFolder';

describe('a mistake among the pages', () => {
  const page = (address: string, more: Partial<PageDocument> = {}): PageDocument => ({
    permalink: `/x/${address}/`,
    source: `docs/${address}/index.mdx`,
    title: address,
    sidebar: 'charts',
    ...more,
  });

  const names = 'i18n/zh/untranslatedPages.json';
  const texts = idPlaces('i18n/zh/code.json', '{\n  "a": {"message": "A"},\n  "d": {"message": "丁"}\n}\n');

  it.each<[string, string[], string]>([
    [
      'one title twice',
      findDuplicateTitles([page('a', {title: 'Bars'}), page('b', {title: 'Bars'})]),
      'docs/a/index.mdx:1:1: the same title "Bars" as docs/b/index.mdx:1',
    ],
    [
      'one address twice',
      findDuplicatePathnames([page('a'), page('a', {source: 'docs/a.mdx'})]),
      'docs/a/index.mdx:1:1: Duplicated pathname /x/a/ in pages: also docs/a.mdx:1',
    ],
    [
      'in no sidebar',
      findOrphanPages([page('a/b', {sidebar: undefined})]),
      "docs/a/b/index.mdx:1:1: this page is in no sidebar; add 'a/b/index' to its product in sidebars/",
    ],
    [
      'gone without a redirect',
      findLostPages([page('a/b')], '/x/', {published: ['/x/a/c/'], redirects: () => false}),
      'config/addresses.json:2:3: /x/a/c/ was published and has no page any more: bring the page there by "npx docusaurus page:move", or add a redirect to config/redirects.ts',
    ],
    [
      'claim without its heading',
      lostClaims('## A {#a}\n', "claim('b', 'it throws', run)"),
      '1:1: the claim "it throws" is about the heading #b, which the page does not have',
    ],
    [
      'page without Chinese names',
      compareUntranslatedPages({}, ['a'], [], names, idPlaces(names)),
      'i18n/zh/untranslatedPages.json:1:1: page "a" has no label and description',
    ],
    [
      'text of the interface without a translation',
      describeTextReport({missing: ['b'], english: [], unknown: []}, texts),
      'i18n/zh/code.json:2:3: text "b" has no translation',
    ],
    [
      'text of the interface that nothing uses',
      describeTextReport({missing: [], english: [], unknown: ['d']}, texts),
      'i18n/zh/code.json:3:3: text "d" is used nowhere; delete it',
    ],
    [
      'translation left behind by its page',
      compareUntranslatedPages({}, ['b'], ['a', 'b'], names, idPlaces(names)),
      'i18n/zh/a/index.mdx:1:1: no English page stands at this address: move the translation with its page ("npx docusaurus page:move"), or delete it',
    ],
  ])('%s', (_what, messages, message) => {
    expect(messages).toEqual([message]);
  });

  it.each<[string, string[], string]>([
    [
      'listed without a page',
      ['a/index', 'b/idnex/index'],
      'sidebars/charts.ts:3:3: there is no page b/idnex/index; nearest: b/index/index',
    ],
    [
      'listed twice',
      ['a/index', 'a/index'],
      'sidebars/charts.ts:3:3: the page a/index is listed already at sidebars/charts.ts:2:3',
    ],
  ])('%s', async (_what, ids, message) => {
    const siteDir = tempFolder({
      'docs/a/index.mdx': '',
      'docs/b/index/index.mdx': '',
      'sidebars/charts.ts': `export default [\n${ids.map((id) => `  '${id}',\n`).join('')}];\n`,
    });
    const problems = await pageProblems({}, siteDir, '/x/', {
      docsDir: 'docs',
      faults: new Map(),
      published: [],
      redirects: () => false,
      readTree: () => Promise.resolve({charts: ids}),
    });
    expect(problems).toEqual([message]);
  });

  it('demos without a page', () => {
    const siteDir = tempFolder({'docs/a/b/_demos/Bars.tsx': '', 'docs/a/index.mdx': ''});
    expect(forgottenDemos(siteDir, 'docs')).toEqual([
      'docs/a/b/_demos:1:1: no page stands beside these demos, so nobody sees them',
    ]);
  });
});
