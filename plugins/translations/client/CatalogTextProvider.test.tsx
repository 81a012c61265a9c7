// @vitest-environment jsdom
import {render, renderHook, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CatalogTextProvider, useCatalogText} from './CatalogTextProvider';
import {usePageProps} from './usePageProps';

const site = vi.hoisted(() => ({language: 'zh'}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: site.language}}),
}));

const catalog = {en: {open: 'Open', close: 'Close'}, zh: {open: '打开'}};

afterEach(() => {
  site.language = 'zh';
  vi.restoreAllMocks();
});

describe('late texts', () => {
  const log = vi.fn();

  beforeEach(() => {
    log.mockReset();
    vi.spyOn(console, 'warn').mockImplementation(log);
  });

  const inShell = () => renderHook(() => useCatalogText(catalog), {wrapper: CatalogTextProvider});

  it('gives the text of the language without a warning', () => {
    expect(inShell().result.current('open')).toBe('打开');
    expect(log).not.toHaveBeenCalled();
  });

  it('falls back to English and warns once per language and key', () => {
    const {result, rerender} = inShell();
    expect(result.current('close')).toBe('Close');
    expect(result.current('close')).toBe('Close');
    site.language = 'de';
    rerender();
    expect(result.current('open')).toBe('Open');
    expect(result.current('close')).toBe('Close');
    expect(log.mock.calls).toEqual([
      ['No translation to "zh" for "close": shown in English.'],
      ['No translation to "de" for "open": shown in English.'],
      ['No translation to "de" for "close": shown in English.'],
    ]);
  });

  it('each provider counts for itself', () => {
    inShell().result.current('close');
    inShell().result.current('close');
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('warns in the console once, however many components ask', () => {
    const Button = () => <button type="button">{useCatalogText(catalog)('close')}</button>;
    render(
      <CatalogTextProvider>
        <Button />
        <Button />
      </CatalogTextProvider>,
    );
    expect(screen.getAllByText('Close')).toHaveLength(2);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('the hook without its provider throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useCatalogText(catalog))).toThrow('CatalogTextProvider');
  });
});

describe('page props', () => {
  it.each([
    ['the language and its catalog', 'zh', {userLanguage: 'zh', translations: {customization: '自定义'}}],
    ['en by default', '', {userLanguage: 'en', translations: {styles: 'Styles'}}],
    [
      'the English catalog where a language has none',
      'de',
      {userLanguage: 'de', translations: {styles: 'Styles'}},
    ],
  ])('are %s', (_case, language, props) => {
    site.language = language;
    expect(renderHook(() => usePageProps()).result.current).toMatchObject(props);
  });
});
