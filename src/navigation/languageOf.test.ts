import {describe, expect, it} from 'vitest';
import {languageOf, LANGUAGES_IN_PROGRESS, SUPPORTED_LANGUAGES} from './languageOf';

describe('languageOf', () => {
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
    ['/fr/x/', 'en'],
  ] as const)('%s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  it('English is complete, Chinese is in progress', () => {
    expect(SUPPORTED_LANGUAGES).toEqual(['en']);
    expect(LANGUAGES_IN_PROGRESS).toEqual(['zh']);
  });
});
