import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {
  documentsIn,
  findDuplicatePathnames,
  findDuplicateTitles,
  findLostPages,
  findOrphanPages,
  type PageDocument,
} from './pageChecks';

function page(permalink: string, source: string, rest: Partial<PageDocument> = {}): PageDocument {
  return {permalink, source, title: source, sidebar: 'charts', ...rest};
}

describe('page checks', () => {
  it('two pages with one address, with both files', () => {
    expect(
      findDuplicatePathnames([
        page('/x/a/', 'docs/a/index.mdx'),
        page('/x/b/', 'docs/b/index.mdx'),
        page('/x/a/', 'docs/a/a.mdx'),
      ]),
    ).toEqual(['docs/a/index.mdx:1:1: Duplicated pathname /x/a/ in pages: also docs/a/a.mdx:1']);
  });

  it('a slash at the end makes no second address', () => {
    expect(findDuplicatePathnames([page('/x/a', 'docs/a.mdx'), page('/x/a/', 'docs/a/index.mdx')])).toEqual([
      'docs/a.mdx:1:1: Duplicated pathname /x/a/ in pages: also docs/a/index.mdx:1',
    ]);
  });

  it('one title for two pages', () => {
    expect(
      findDuplicateTitles([
        page('/x/a/', 'docs/a/index.mdx', {title: 'Charts – Bars'}),
        page('/x/b/', 'docs/b/index.mdx', {title: 'Charts – Bars'}),
        page('/x/c/', 'docs/c/index.mdx', {title: 'Charts – Lines'}),
      ]),
    ).toEqual(['docs/a/index.mdx:1:1: the same title "Charts – Bars" as docs/b/index.mdx:1']);
  });

  it('a page that was published and is gone', () => {
    const documents = [page('/zh/x/react-charts/bars', 'a'), page('/zh/x/react-charts/lines/', 'b')];
    const published = [
      '/x/react-charts/pie/',
      '/zh/x/react-charts/bars/',
      '/zh/x/react-charts/columns/',
      '/zh/x/react-charts/pie/',
      // Of an older version, of the API reference.
      '/zh/x/v7/react-charts/pie/',
      '/zh/x/api/charts/pie/',
    ];
    const redirects = (address: string) => address.endsWith('/columns/');
    expect(findLostPages(documents, '/zh/x/', {published, redirects})).toEqual([
      expect.stringMatching(
        /^config\/addresses\.json:5:3: \/zh\/x\/react-charts\/pie\/ was published and has no page any more: /,
      ),
    ]);
  });

  it('a page that no sidebar lists', () => {
    expect(
      findOrphanPages([
        page('/x/a/', 'docs/a/index.mdx'),
        page('/x/b/', 'docs/b/index.mdx', {sidebar: undefined}),
      ]),
    ).toEqual([
      "docs/b/index.mdx:1:1: this page is in no sidebar; add 'b/index' to its product in sidebars/",
    ]);
  });

  it('has nothing to say about pages that are right', () => {
    const pages = [page('/x/a/', 'docs/a/index.mdx'), page('/x/a/b/', 'docs/a/b/index.mdx')];
    expect(
      [findDuplicatePathnames, findDuplicateTitles, findOrphanPages].flatMap((check) => check(pages)),
    ).toEqual([]);
  });
});

describe('documentsIn', () => {
  it('gives the pages version by version, so that versions do not clash', () => {
    const doc = (version: string) => ({
      permalink: `/x/${version}a/`,
      source: `@site/docs/${version}a/index.mdx`,
      title: 'A',
      sidebar: undefined,
      unversionedId: 'a/index',
    });
    const allContent: AllContent = {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs: [doc('')]}, {docs: [doc('v7/')]}]},
        other: undefined,
      },
      'docusaurus-plugin-pages': {default: {}},
    };
    expect(documentsIn(allContent)).toMatchObject([
      [{permalink: '/x/a/', source: 'docs/a/index.mdx', title: 'A', sidebar: undefined}],
      [{permalink: '/x/v7/a/', source: 'docs/v7/a/index.mdx', title: 'A', sidebar: undefined}],
    ]);
  });

  it('is empty without the docs plugin', () => {
    expect(documentsIn({})).toEqual([]);
  });
});
