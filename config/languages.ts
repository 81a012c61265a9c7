import type {I18nConfig} from '@docusaurus/types';
import type {DemoLanguage} from '../plugins/component-locales/options';

/** What the site has to know of a language. Everything else derives from here: CONTRIBUTING, "Add a language". */
export interface LanguageFacts {
  /** Its name in itself, as readers look for it. */
  readonly label: string;
  /** What the language button says, where the code in capitals would not say it. */
  readonly short?: string;
  /** The tag in `<html lang>` and `hreflang`. */
  readonly htmlLang: string;
  /** How its pages are laid out until a reader chooses otherwise. */
  readonly direction: 'ltr' | 'rtl';
  /**
   * How far it is. `complete`: every page. `inProgress`: the interface is complete, and a build without one of its texts
   * stops; pages follow. `started`: the interface, too, is in English where it is not translated yet.
   */
  readonly state: 'complete' | 'inProgress' | 'started';
  /** The texts of the components in demos: a locale of the packages, such as `frFR`. English without it. */
  readonly componentLocale?: string;
  /** Dates in demos: a locale of Day.js, such as `fr`, which numbers follow, too. It goes with `componentLocale`; English without it. */
  readonly dateLocale?: string;
  /** The calendar of dates, where it is not the language's usual one: `gregory`. */
  readonly calendar?: string;
}

/**
 * The languages, in the order of the menu; the first is the one of the source, which others fall back to. The keys are
 * the names of their folders in `i18n/` and the beginning of their addresses.
 */
const table = {
  en: {label: 'English', htmlLang: 'en', direction: 'ltr', state: 'complete'},
  zh: {
    label: '简体中文',
    short: '中文',
    htmlLang: 'zh-Hans',
    direction: 'ltr',
    state: 'inProgress',
    componentLocale: 'zhCN',
    dateLocale: 'zh-cn',
  },
} satisfies Readonly<Record<string, LanguageFacts>>;

/** Key of a language: `en`, `zh`. */
export type Language = keyof typeof table;

/** The facts of each language. */
export const languages: Readonly<Record<Language, LanguageFacts>> = table;

/** The language of the source: of all texts that a language lacks, and of addresses without the name of one. */
export const defaultLanguage: Language = 'en';

/** Whether a text is the key of a language. */
export function isLanguage(key: string | undefined): key is Language {
  return key !== undefined && Object.hasOwn(languages, key);
}

/** The language with a key; the one of the source for a key that is not known. */
export function languageFor(key: string | undefined): Language {
  return isLanguage(key) ? key : defaultLanguage;
}

/** All languages, in the order of the menu. */
export function listLanguages(): Language[] {
  return Object.keys(languages).filter(isLanguage);
}

/** The languages that the source is translated to. */
export function listTranslations(): Language[] {
  return listLanguages().filter((language) => language !== defaultLanguage);
}

/** Whether its interface is complete, and must stay so. */
export function hasWholeInterface(language: Language): boolean {
  return languages[language].state !== 'started';
}

/** The languages that show what their interface lacks in English. */
export function startedLanguages(): Language[] {
  return listTranslations().filter((language) => !hasWholeInterface(language));
}

/** The languages that components have texts in, with what their texts and their dates follow. */
export function demoLanguages(): Readonly<Record<string, DemoLanguage>> {
  return Object.fromEntries(
    listTranslations().flatMap((language) => {
      const {componentLocale: texts, dateLocale: dates}: LanguageFacts = languages[language];
      return texts === undefined ? [] : [[language, {texts, ...(dates !== undefined && {dates})}]];
    }),
  );
}

/**
 * How the code of demos writes dates and numbers in a language: `zh-CN`. None where their dates are English.
 *
 * @param language - the one of the source for a key that is not known
 */
export function getCodeLocale(language: string | undefined): string | undefined {
  const {dateLocale}: LanguageFacts = languages[languageFor(language)];
  return dateLocale === undefined ? undefined : Intl.getCanonicalLocales(dateLocale)[0];
}

/** Its name in English, for messages: `Chinese`. */
export function englishName(language: string): string {
  return new Intl.DisplayNames('en', {type: 'language'}).of(language) ?? language;
}

/** What the addresses of a language begin with: nothing for the one of the source, `/zh` for Chinese. */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * Where the pages of a language begin, whatever the version: `/zh/x/`. Each language has an address of its own, so that
 * its build is a folder that can be served as it is.
 *
 * @param language - the one of the source for a key that is not known
 */
export function languageBase(language: string | undefined): string {
  return `${languagePrefix(languageFor(language))}/x/`;
}

/**
 * The languages of one version for Docusaurus: an older version lies below the current one, `/x/v7/`, and is a folder of
 * its own, too.
 *
 * @param version its segment below the language's base, empty for the current one
 */
export function i18nConfig({path}: {readonly path: string}): I18nConfig {
  const localeConfig = (language: Language): I18nConfig['localeConfigs'][string] => {
    const {label, htmlLang, direction, calendar} = languages[language];
    const base = languageBase(language);
    return {
      label,
      htmlLang,
      direction,
      ...(calendar !== undefined && {calendar}),
      baseUrl: path === '' ? base : `${base}${path}/`,
      // The English texts stand in the source; i18n/en/code.json is for translators and no page needs to load it.
      ...(language === defaultLanguage && {translate: false}),
    };
  };
  return {
    path: 'i18n',
    defaultLocale: defaultLanguage,
    locales: [defaultLanguage, ...listTranslations()],
    localeConfigs: Object.fromEntries(listLanguages().map((language) => [language, localeConfig(language)])),
  };
}
