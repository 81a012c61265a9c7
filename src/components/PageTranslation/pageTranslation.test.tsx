// @vitest-environment jsdom
import {cleanup, render, renderHook, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import DocItemContent from '../../theme/DocItem/Content';
import {usePageTranslation} from './usePageTranslation';

const english = '@site/docs/react-charts/bars/index.mdx';
const chinese = '@site/i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx';
const repositoryUrl = 'https://github.com/owner/name';
const editUrl = `${repositoryUrl}/edit/main/${chinese.replace('@site/', '')}`;

const page = vi.hoisted(() => ({
  locale: 'zh',
  source: '',
  frontMatter: {},
  version: 'current',
  repository: '',
}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {customFields: {repository: page.repository}},
    i18n: {
      currentLocale: page.locale,
      defaultLocale: 'en',
      localeConfigs: {zh: {htmlLang: 'zh-Hans'}, en: {htmlLang: 'en'}},
    },
  }),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    metadata: {
      id: 'react-charts/bars/index',
      source: page.source,
      title: 'Charts – Bars',
      version: page.version,
    },
    frontMatter: page.frontMatter,
  }),
}));
vi.mock('@theme/TranslationNotice', () => import('../../../plugins/translations/theme/TranslationNotice'));

beforeEach(() => {
  Object.assign(page, {
    locale: 'zh',
    source: chinese,
    frontMatter: {},
    version: 'current',
    repository: repositoryUrl,
  });
});

afterEach(cleanup);

const state = () => renderHook(() => usePageTranslation()).result.current;

describe('translation of a page', () => {
  it.each([
    ['an English page', 'en', english, {}],
    ['an English page, whatever its front matter', 'en', english, {translation: {state: 'stale'}}],
    ['an up-to-date page', 'zh', chinese, {translation: {state: 'translated'}}],
    ['a page whose state is not known', 'zh', chinese, {}],
    ['a wrong state', 'zh', chinese, {translation: 'stale'}],
  ])('%s needs no notice', (_, locale, source, frontMatter) => {
    Object.assign(page, {locale, source, frontMatter});
    expect(state()).toBeNull();
  });

  it('a page that is shown in English can be translated', () => {
    page.source = english;
    expect(state()).toEqual({state: 'missing', editUrl});
  });

  it('a page of an older version is translated in the folder of that version', () => {
    Object.assign(page, {source: '@site/versioned_docs/version-7/react-charts/bars/index.mdx', version: '7'});
    expect(state()?.editUrl).toBe(editUrl.replace('/current/', '/version-7/'));
  });

  it.each([
    [{state: 'stale', sourceCommit: 'abc1234'}, `${repositoryUrl}/compare/abc1234...main`],
    [{state: 'stale'}, undefined],
    [{state: 'stale', sourceCommit: 7}, undefined],
  ])('a page made from an older source, %j, shows the changes at %s', (translation, diffUrl) => {
    page.frontMatter = {translation};
    expect(state()).toEqual({state: 'stale', editUrl, diffUrl});
  });
});

describe('content of a page', () => {
  function show() {
    const {container} = render(<DocItemContent>text</DocItemContent>);
    return {
      notice: screen.queryByRole('note', {name: 'About this translation'}),
      text: container.querySelector('.markdown'),
    };
  }

  it('English text on a Chinese page is marked as English, its notice as Chinese', () => {
    page.source = english;
    const {notice, text} = show();
    expect(text?.getAttribute('lang')).toBe('en');
    expect(notice?.getAttribute('lang')).toBe('zh-Hans');
    expect(notice?.textContent).toContain('not translated yet');
    expect(screen.getByRole('link', {name: 'Translate this page'}).getAttribute('href')).toBe(editUrl);
  });

  it('a stale page says so, is Chinese and links to the changes', () => {
    page.frontMatter = {translation: {state: 'stale', sourceCommit: 'abc1234'}};
    const {notice, text} = show();
    expect(text?.hasAttribute('lang')).toBe(false);
    expect(notice?.textContent).toContain('The English page has changed');
    expect(screen.getByRole('link', {name: 'Update the translation'}).getAttribute('href')).toBe(editUrl);
    expect(screen.getByRole('link', {name: 'See what changed'}).getAttribute('href')).toContain('abc1234');
  });

  it('without a known repository the notice has no link', () => {
    Object.assign(page, {source: english, repository: ''});
    expect(show().notice?.textContent).toContain('not translated yet');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('without a known commit there is no link to changes', () => {
    page.frontMatter = {translation: {state: 'stale'}};
    show();
    expect(screen.queryByRole('link', {name: 'See what changed'})).toBeNull();
  });

  it('an up-to-date page has no notice', () => {
    page.frontMatter = {translation: {state: 'translated'}};
    expect(show().notice).toBeNull();
  });

  it('the head shows the flags of the front matter', () => {
    page.frontMatter = {plan: 'premium', unstable: true};
    show();
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe(
      'Charts\u00a0– Bars Premium (Part of the Premium plan) Preview (Preview: its API may still change)',
    );
  });
});
