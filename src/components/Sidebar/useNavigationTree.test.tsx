// @vitest-environment jsdom
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {CatalogTextProvider} from '@site/plugins/translations/client';
import {useNavigationTree} from './useNavigationTree';

const site = vi.hoisted(() => ({language: 'zh'}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: site.language}}),
}));

const items: readonly PropSidebarItem[] = [
  {
    type: 'category',
    key: 'grid-resources',
    label: 'Resources',
    collapsible: true,
    collapsed: false,
    items: [],
  },
];

beforeEach(() => {
  site.language = 'zh';
});

const titles = () =>
  renderHook(() => useNavigationTree(items), {wrapper: CatalogTextProvider}).result.current.map(
    ({title}) => title,
  );

it('gives the sections of a navigation their titles in the language of the page', () => {
  expect(titles()).toEqual(['资源']);
  site.language = 'en';
  expect(titles()).toEqual(['Resources']);
});

it('a title that a language lacks is English, with one warning to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  site.language = 'de';
  expect(titles()).toEqual(['Resources']);
  expect(warn.mock.calls).toEqual([['No translation to "de" for "resources": shown in English.']]);
});
