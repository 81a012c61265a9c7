import {pageFromArgument} from '../build/sitePages';
import type {Typed} from '../../../src/lib/node/addCommand';
import {readIfThere} from '../../../src/lib/node/readIfThere';
import {translatedPath} from '../pagePaths';

/** What a command works on. */
export type Target = {page: string; language: string};

/**
 * What `<page> [--language zh]` means.
 *
 * @param languages - those of the site; the first is meant where none is given
 * @throws when the language is not one of them
 */
export function parseTarget({args: [argument = ''], options}: Typed, languages: readonly string[]): Target {
  const language = chosenLanguage(options.language, languages) ?? languages[0] ?? '';
  return {page: pageFromArgument(argument, languages), language};
}

/**
 * The language that somebody has typed; nothing when none was.
 *
 * @throws when it is not one that the site is translated to
 */
export function chosenLanguage(typed: unknown, languages: readonly string[]): string | undefined {
  if (typeof typed !== 'string') return undefined;
  if (!languages.includes(typed)) {
    throw new Error(`"${typed}" is not a language of this site. Languages: ${languages.join(', ')}`);
  }
  return typed;
}

/**
 * Content of a page's translation.
 *
 * @throws when the page is not translated
 */
export function readTranslation(siteDir: string, {page, language}: Target): string {
  const translation = readIfThere(siteDir, translatedPath(page, language));
  if (translation === undefined) {
    throw new Error(
      `"${page}" has no translation to "${language}" yet. Start it: npx docusaurus i18n:new ${page}`,
    );
  }
  return translation;
}
