import type {I18nConfig} from '@docusaurus/types';

/**
 * The two languages and their base addresses (B1.1). Each has an address of its own, so that the build of a
 * language is a folder that can be served as it is: `/x/` and `/zh/x/`.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: {
    // The English texts stand in the source; i18n/en/code.json is for translators and no page needs to load it.
    en: {label: 'English', htmlLang: 'en', baseUrl: '/x/', translate: false},
    zh: {label: '简体中文', htmlLang: 'zh-Hans', baseUrl: '/zh/x/'},
  },
} satisfies Partial<I18nConfig>;

/**
 * The languages of one version: an older one lies below the current one, `/x/v7/`, and is a folder of its own, too.
 *
 * @param version its segment below the language's base, empty for the current one
 */
export function i18nOf({path}: {readonly path: string}): I18nConfig {
  const baseUrl = (base: string) => (path === '' ? base : `${base}${path}/`);
  const {en, zh} = i18n.localeConfigs;
  return {
    path: 'i18n',
    ...i18n,
    localeConfigs: {
      en: {...en, baseUrl: baseUrl(en.baseUrl)},
      zh: {...zh, baseUrl: baseUrl(zh.baseUrl)},
    },
  };
}

/** Where a language begins, whatever the version: `/zh/x/`. The default language's for one that is not known. */
export function languageBase(locale: string | undefined): string {
  return locale === 'zh' ? i18n.localeConfigs.zh.baseUrl : i18n.localeConfigs.en.baseUrl;
}
