import type {Language} from './types';

/** Language of every address without a language prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Complete languages (B1.3). */
export const SUPPORTED_LANGUAGES: readonly Language[] = ['en'];

/** Languages that are being translated (B1.3). */
export const LANGUAGES_IN_PROGRESS: readonly Language[] = ['zh'];

/**
 * Language of an address: `/zh/…` is Chinese, everything else English. `/zh` without the slash is not a
 * language prefix (B1.3).
 */
export function languageOf(path: string): Language {
  return path.startsWith('/zh/') ? 'zh' : DEFAULT_LANGUAGE;
}
