import {languageFor, languages, listLanguages, type Language} from '../../config/languages';

/** Complete languages. */
export const SUPPORTED_LANGUAGES: readonly Language[] = listLanguages().filter(isComplete);

/** Languages that are being translated. */
export const LANGUAGES_IN_PROGRESS: readonly Language[] = listLanguages().filter(
  (language) => !isComplete(language),
);

function isComplete(language: Language): boolean {
  return languages[language].state === 'complete';
}

/**
 * Language of an address: `/zh/…` is Chinese, and what begins with no language is English. `/zh` without the slash is
 * not a language prefix.
 */
export function getLanguage(path: string): Language {
  const [, prefix] = /^\/([^/]+)\//.exec(path) ?? [];
  return languageFor(prefix);
}
