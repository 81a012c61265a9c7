import {describe, expect, it} from 'vitest';
import {idPlaces} from './idPlaces';
import {compareUntranslatedPages, parseUntranslatedPages, untranslatedFrontMatter} from './untranslatedPages';

const names = {'a/b': {label: '图例', description: '放置图例。'}};
const file = 'i18n/zh/docusaurus-plugin-content-docs/current/untranslatedPages.json';

function createFrontMatter(page: string, language = 'zh') {
  return untranslatedFrontMatter({
    file: page,
    language,
    readFile: (each) => (each === file ? JSON.stringify(names) : undefined),
  });
}

describe('names of an untranslated page', () => {
  it('go into its front matter', () => {
    expect(createFrontMatter('docs/a/b/index.mdx')).toEqual({
      sidebar_label: '图例',
      description: '放置图例。',
    });
  });

  it.each([
    ['docs/a/c/index.mdx', 'zh'],
    ['docs/a/b/index.mdx', 'en'],
    ['versioned_docs/version-7/a/b/index.mdx', 'zh'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/a/b/index.mdx', 'zh'],
  ])('leave %s in %s alone', (page, language) => {
    expect(createFrontMatter(page, language)).toEqual({});
  });
});

describe('the file of untranslated pages', () => {
  it.each([
    ['no description', '{"a": {"label": "图例"}}'],
    ['an empty label', '{"a": {"label": "", "description": "d"}}'],
    ['a long description', JSON.stringify({a: {label: '图', description: '长'.repeat(161)}})],
    ['another key', '{"a": {"label": "图", "description": "d", "title": "t"}}'],
  ])('with %s stops and names the file', (_case, json) => {
    expect(() => parseUntranslatedPages(json, file)).toThrow(file);
  });

  it('has each untranslated page and nothing else', () => {
    const findPlace = idPlaces('f', '{\n  "a/b": {}\n}\n');
    expect(compareUntranslatedPages(names, ['a/b', 'c'], ['c'], 'f', findPlace)).toEqual([]);
    expect(compareUntranslatedPages(names, ['a/b', 'c'], ['a/b'], 'f', findPlace)).toEqual([
      'f:2:3: page "c" has no label and description',
      'f:2:3: "a/b" is translated; delete its entry',
    ]);
    expect(compareUntranslatedPages(names, [], [], 'f', findPlace)).toEqual([
      'f:2:3: "a/b" is no page; delete its entry',
    ]);
  });
});
