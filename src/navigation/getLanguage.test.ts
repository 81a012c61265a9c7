import {describe, expect, it} from 'vitest';
import {listLanguages} from '../../config/languages';
import {getLanguage, LANGUAGES_IN_PROGRESS, SUPPORTED_LANGUAGES} from './getLanguage';

describe('getLanguage', () => {
  it.each([
    ['/', 'en'],
    ['', 'en'],
    ['/x/react-data-grid/', 'en'],
    ['/zh/x/react-data-grid/', 'zh'],
    ['/zh/', 'zh'],
    ['/zh/?a=b', 'zh'],
    ['/zh', 'en'],
    ['/zh?a=b', 'en'],
    ['/zh-hans/x/', 'en'],
    ['/zhx/', 'en'],
    ['/x/zh/', 'en'],
    ['/en/x/', 'en'],
    ['/xx/x/', 'en'],
  ] as const)('%s is %s', (path, language) => {
    expect(getLanguage(path)).toBe(language);
  });

  it('English is complete, Chinese is in progress, and each language is one of both', () => {
    expect(SUPPORTED_LANGUAGES).toContain('en');
    expect(LANGUAGES_IN_PROGRESS).toContain('zh');
    expect([...SUPPORTED_LANGUAGES, ...LANGUAGES_IN_PROGRESS].sort()).toEqual(listLanguages().sort());
  });
});
