import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {collectLocales, localeModules} from '../plugins/component-locales/collectLocales';
import {readModules} from '../plugins/component-locales/installedModule';
import {
  getCodeLocale,
  demoLanguages,
  englishName,
  i18nConfig,
  languageBase,
  languageFor,
  languages,
  listLanguages,
} from './languages';

describe('the table of languages', () => {
  it('gives each language a base address of its own, and each version one below it', () => {
    expect(i18nConfig({path: ''})).toMatchObject({
      defaultLocale: 'en',
      locales: listLanguages(),
      localeConfigs: {
        en: {baseUrl: '/x/', translate: false},
        zh: {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr', baseUrl: '/zh/x/'},
      },
    });
    const {localeConfigs} = i18nConfig({path: 'v7'});
    expect(localeConfigs.en?.baseUrl).toBe('/x/v7/');
    expect(localeConfigs.zh?.baseUrl).toBe('/zh/x/v7/');
  });

  it('takes a key that is no language for the one of the source', () => {
    expect([languageFor('zh'), languageFor('xx'), languageFor(undefined)]).toEqual(['zh', 'en', 'en']);
    expect(languageFor('toString')).toBe('en');
    expect(languageBase('xx')).toBe('/x/');
  });

  it('names texts that the components have', () => {
    const require = createRequire(import.meta.url);
    const codes = [...collectLocales(readModules(localeModules, {}, require)).keys()];
    for (const {texts} of Object.values(demoLanguages())) expect(codes).toContain(texts);
  });

  it('tells demos which texts and which dates go with a language', () => {
    expect(demoLanguages()).toMatchObject({zh: {texts: 'zhCN', dates: 'zh-cn'}});
    expect([getCodeLocale('zh'), getCodeLocale('en'), getCodeLocale(undefined)]).toEqual([
      'zh-CN',
      undefined,
      undefined,
    ]);
  });

  it.each(listLanguages())(
    '%s has a tag that is one, and the direction in which it is written',
    (language) => {
      const {htmlLang, direction} = languages[language];
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
      expect(new Set(['ar', 'fa', 'he', 'ur']).has(new Intl.Locale(htmlLang).language)).toBe(
        direction === 'rtl',
      );
      expect(englishName(language)).toMatch(/^[A-Z]\p{Letter}+/u);
    },
  );
});
