import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {languagePrefix, listTranslations, type Language} from '../../config/languages';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {nearestNames} from '../../src/lib/nearestNames';

/** Languages that the site is translated to. */
export const languages: readonly Language[] = listTranslations();

/** Content of a file relative to the project; `undefined` when there is none. */
export function readIfThere(siteDir: string, file: string): string | undefined {
  const filePath = path.join(siteDir, file);
  return existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
}

/** A page's address from what people type: with `/x/`, `docs/`, the folder of a version or the file name, too. */
export function pageFromArgument(argument: string): string {
  const prefix = languages.map(languagePrefix).find((each) => argument.startsWith(`${each}/x/`)) ?? '';
  return argument
    .slice(prefix.length)
    .replace(/^(?:\.\/)?versioned_docs\/version-/, 'v')
    .replace(/^(?:\.\/)?(?:docs\/|\/x\/|\/)?/, '')
    .replace(/\/?(?:index\.mdx)?$/, '');
}

/**
 * Content of the English page that a command was given.
 *
 * @throws for an unknown page, with the names that come closest
 */
export function readSource(siteDir: string, page: string): string {
  const source = readIfThere(siteDir, englishPath(page));
  if (source === undefined) {
    const near = nearestNames(page, listPages(siteDir)).join(', ');
    throw new Error(`There is no page "${page}". Nearest: ${near}`);
  }
  return source;
}

/**
 * Content of a page's translation.
 *
 * @throws when the page is not translated
 */
export function readTranslation(siteDir: string, page: string, language: string): string {
  const translation = readIfThere(siteDir, translatedPath(page, language));
  if (translation === undefined) {
    throw new Error(`"${page}" has no translation to "${language}" yet. Start it: npm run i18n:new ${page}`);
  }
  return translation;
}
