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

const catalogue = {en: {open: 'Open', close: 'Close'}, zh: {open: '打开'}};

afterEach(() => {
  site.language = 'zh';
  vi.restoreAllMocks();
});

describe('late texts', () => {
  it('B9.1 gives the text of the language without a warning', () => {
    const warn = vi.fn();
    expect(lateText(catalogue, 'zh', 'open', warn)).toBe('打开');
    expect(warn).not.toHaveBeenCalled();
  });

  it('B9.1 falls back to English and warns', () => {
    const warn = vi.fn();
    expect(lateText(catalogue, 'zh', 'close', warn)).toBe('Close');
    expect(lateText(catalogue, 'de', 'open', warn)).toBe('Open');
    expect(warn.mock.calls).toEqual([
      ['zh', 'close'],
      ['de', 'open'],
    ]);
  });

  it('B9.1 logs one warning per language and key', () => {
    const log = vi.fn();
    const warn = createMissingTextWarner(log);
    warn('zh', 'close');
    warn('zh', 'close');
    warn('zh', 'open');
    warn('de', 'close');
    expect(log).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenNthCalledWith(1, 'No translation to "zh" for "close": shown in English.');
  });

  it('B9.1 each instance counts for itself', () => {
    const log = vi.fn();
    createMissingTextWarner(log)('zh', 'close');
    createMissingTextWarner(log)('zh', 'close');
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('B9.1 warns in the console once, however many components ask', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Button = () => <button type="button">{useLateText(catalogue)('close')}</button>;
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
    expect(() => renderHook(() => useLateText(catalogue))).toThrow('LateTextProvider');
  });
});

describe('page props', () => {
  it('B9.4 gives the language and its catalogue', () => {
    const {result} = renderHook(() => usePageProps());
    expect(result.current.userLanguage).toBe('zh');
    expect(result.current.translations.customization).toBe('自定义');
  });

  it('B9.4 the language is en by default', () => {
    expect(pagePropsOf(undefined)).toMatchObject({userLanguage: 'en', translations: {styles: 'Styles'}});
  });

  it('B9.4 a language without a catalogue gets the English one', () => {
    expect(pagePropsOf('de')).toMatchObject({userLanguage: 'de', translations: {styles: 'Styles'}});
  });
});
