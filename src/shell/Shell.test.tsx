// @vitest-environment jsdom
import {ThemeContext} from '@emotion/react';
import {act, cleanup, render, screen} from '@testing-library/react';
import {useContext, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useCatalogText} from '@site/plugins/translations/client';
import {useThemeSettings, useThemeSettingsDispatch} from '@site/src/preferences/theme';
import DocItemContent from '@site/src/theme/DocItem/Content';
import NotFoundContent from '@site/src/theme/NotFound/Content';
import Root from '@site/src/theme/Root';

const site = vi.hoisted(() => ({
  pathname: '/x/',
  search: '',
  hash: '',
  locale: 'en',
}));

vi.mock('@archived-versions', () => import('../../versionsArchived.json'));
vi.mock('@generated/routes', () => ({default: [{path: '*'}]}));
vi.mock('@page-map', () => ({default: [{path: '/x/react-charts/', title: 'Charts – Overview'}]}));
vi.mock('@version-map', () => ({default: {built: 'current', versions: []}}));
vi.mock('@docusaurus/router', () => ({useLocation: () => site}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({version: '8.0.0-alpha.12', packages: 'MUI X 8.29.3'}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {},
    i18n: {
      currentLocale: site.locale,
      defaultLocale: 'en',
      localeConfigs: {en: {label: 'English', htmlLang: 'en'}, zh: {label: '简体中文', htmlLang: 'zh-Hans'}},
    },
  }),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    metadata: {id: 'a/index', source: '@site/docs/a/index.mdx', title: 'Charts – Bars'},
    frontMatter: {},
  }),
}));
const texts = {en: {hello: 'Hello'}, zh: {hello: '你好'}};

/** Fails without the providers of the shell; shows what they give, and whether a MUI theme is around it. */
function Inside(): ReactNode {
  const {spacing, direction} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const text = useCatalogText(texts);
  const hasTheme = Object.keys(useContext(ThemeContext)).length > 0;
  return (
    <>
      <output>{`${text('hello')} ${spacing} ${direction} ${hasTheme ? 'themed' : 'plain'}`}</output>
      <button type="button" onClick={() => dispatch({type: 'CHANGE', payload: {direction: 'rtl'}})}>
        mirror
      </button>
    </>
  );
}

beforeEach(() => {
  Object.assign(site, {pathname: '/x/react-charts/', locale: 'en', html: []});
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

const provided = () => screen.getByRole('status').textContent;

describe('Shell', () => {
  it('is around a page: language, then settings', () => {
    site.locale = 'zh';
    render(
      <Root>
        <DocItemContent>
          <Inside />
        </DocItemContent>
      </Root>,
    );
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Charts\u00a0– Bars');
    expect(provided()).toBe('你好 8 ltr plain');
  });

  it('is around the 404 page', async () => {
    site.pathname = '/x/react-charts/quick/';
    render(
      <Root>
        <NotFoundContent />
        <Inside />
      </Root>,
    );
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('There is no page at this address');
    expect((await screen.findByRole('link', {name: /^Charts – Overview/})).getAttribute('href')).toBe(
      '/x/react-charts/',
    );
    expect(screen.getByRole('link', {name: '简体中文'}).getAttribute('href')).toBe(
      '/zh/x/react-charts/quick/',
    );
    expect(screen.getByRole('link', {name: /^Version v7/}).getAttribute('href')).toBe(
      'https://v7.mui.com/x/react-charts/',
    );
    expect(screen.queryByRole('link', {name: 'Version v5'})).toBeNull();
    expect(provided()).toBe('Hello 8 ltr plain');
  });

  it('is around a playground page, which has no theme of the component library', () => {
    site.pathname = '/x/playground/try/';
    render(
      <Root>
        <Inside />
      </Root>,
    );
    expect(provided()).toBe('Hello 8 ltr plain');
  });

  it('renders on the server', () => {
    vi.stubGlobal('window', undefined);
    const html = renderToString(
      <Root>
        <Inside />
      </Root>,
    );
    vi.unstubAllGlobals();
    expect(html).toContain('Hello 8 ltr plain');
  });

  it('a change of direction reaches the document', () => {
    render(
      <Root>
        <Inside />
      </Root>,
    );
    act(() => screen.getByText('mirror').click());
    expect(provided()).toBe('Hello 8 rtl plain');
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.body.dir).toBe('rtl');
  });
});
