// @vitest-environment jsdom
import {render, renderHook, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {lateText} from './lateText';
import {LateTextProvider, useLateText} from './LateTextProvider';
import {pagePropsOf, usePageProps} from './usePageProps';
import {createMissingTextWarner} from './warnMissing';

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
  it('gives the text of the language without a warning', () => {
    const warn = vi.fn();
    expect(lateText(catalog, 'zh', 'open', warn)).toBe('打开');
    expect(warn).not.toHaveBeenCalled();
  });

  it('falls back to English and warns', () => {
    const warn = vi.fn();
    expect(lateText(catalog, 'zh', 'close', warn)).toBe('Close');
    expect(lateText(catalog, 'de', 'open', warn)).toBe('Open');
    expect(warn.mock.calls).toEqual([
      ['zh', 'close'],
      ['de', 'open'],
    ]);
  });

  it('logs one warning per language and key', () => {
    const log = vi.fn();
    const warn = createMissingTextWarner(log);
    warn('zh', 'close');
    warn('zh', 'close');
    warn('zh', 'open');
    warn('de', 'close');
    expect(log).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenNthCalledWith(1, 'No translation to "zh" for "close": shown in English.');
  });

  it('each instance counts for itself', () => {
    const log = vi.fn();
    createMissingTextWarner(log)('zh', 'close');
    createMissingTextWarner(log)('zh', 'close');
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('warns in the console once, however many components ask', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Button = () => <button type="button">{useLateText(catalog)('close')}</button>;
    render(
      <LateTextProvider>
        <Button />
        <Button />
      </LateTextProvider>,
    );
    expect(screen.getAllByText('Close')).toHaveLength(2);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('the hook without its provider throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useLateText(catalog))).toThrow('LateTextProvider');
  });
});

describe('page props', () => {
  it('gives the language and its catalog', () => {
    const {result} = renderHook(() => usePageProps());
    expect(result.current.userLanguage).toBe('zh');
    expect(result.current.translations.customization).toBe('自定义');
  });

  it('the language is en by default', () => {
    expect(pagePropsOf(undefined)).toMatchObject({userLanguage: 'en', translations: {styles: 'Styles'}});
  });

  it('a language without a catalog gets the English one', () => {
    expect(pagePropsOf('de')).toMatchObject({userLanguage: 'de', translations: {styles: 'Styles'}});
  });
});
