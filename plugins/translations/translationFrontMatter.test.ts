import {describe, expect, it} from 'vitest';
import {parsePagePath} from './pagePaths';
import {sourceHash} from './sourceHash';
import {translationFrontMatter} from './translationFrontMatter';
import {translationState} from './translationState';

const english = '---\ntitle: Sorting\n---\n\nSort rows.\n';
const page = 'i18n/zh/docusaurus-plugin-content-docs/current/a/b/index.mdx';

function readState(file: string, frontMatter: Record<string, unknown>, source: string | undefined = english) {
  return translationFrontMatter({
    file,
    frontMatter,
    readFile: (each) => (each === 'docs/a/b/index.mdx' ? source : undefined),
  });
}

describe('source hash', () => {
  it('is the first 16 hex digits of the SHA-256 of the text', () => {
    expect(sourceHash('abc')).toBe('ba7816bf8f01cfea');
  });

  it('is the same for Windows line ends', () => {
    expect(sourceHash(english.replaceAll('\n', '\r\n'))).toBe(sourceHash(english));
  });
});

describe('translation state', () => {
  it.each([
    [sourceHash(english), 'translated'],
    ['0123456789abcdef', 'stale'],
    [undefined, 'missing'],
  ])('recorded hash %s is %s', (hash, state) => {
    expect(translationState(english, hash)).toBe(state);
  });
});

describe('the path of a page', () => {
  it.each([
    ['docs/a/index.mdx', undefined, 'current'],
    ['versioned_docs/version-7/a/index.mdx', undefined, 'version-7'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'zh', 'current'],
    ['i18n/zh/docusaurus-plugin-content-docs/version-7/a/index.mdx', 'zh', 'version-7'],
  ])('%s is in %s and of the version %s', (file, language, version) => {
    expect(parsePagePath(file)).toEqual({language, version, file: 'a/index.mdx'});
  });

  it.each(['playground/a.tsx', 'i18n/zh/code.json', 'i18n/zh/docusaurus-plugin-content-docs/current.json'])(
    '%s is none',
    (file) => {
      expect(parsePagePath(file)).toBeUndefined();
    },
  );
});

describe('front matter of a translated page', () => {
  it('says that the page is up to date, with the commit', () => {
    expect(readState(page, {source_hash: sourceHash(english), source_commit: 'abc1234'})).toEqual({
      translation: {state: 'translated', sourceCommit: 'abc1234'},
    });
  });

  it('says that the source changed', () => {
    expect(readState(page, {source_hash: '0123456789abcdef'})).toEqual({translation: {state: 'stale'}});
  });

  it('adds nothing to an English page', () => {
    expect(readState('docs/a/b/index.mdx', {})).toEqual({});
  });

  it('refuses a translated page without a hash and says what to do', () => {
    expect(() => readState(page, {})).toThrow(
      /current\/a\/b\/index\.mdx:1:1: no source_hash.*npx docusaurus i18n:stamp a\/b/,
    );
  });

  it('refuses a translation whose English page is gone', () => {
    const gone = 'i18n/zh/docusaurus-plugin-content-docs/current/gone/index.mdx';
    expect(() => readState(gone, {source_hash: '0123456789abcdef'})).toThrow(
      'docs/gone/index.mdx does not exist',
    );
  });
});
