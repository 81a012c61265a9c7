import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {sourceFolder, translatedFolder} from './pagePaths';

/** Addresses of the pages below a folder, sorted, for example `react-data-grid/quickstart`; none when it does not exist. */
export function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.mdx') && !/(?:^|\/)_/.test(file))
    .map((file) => path.posix.dirname(file))
    .sort();
}

/**
 * Addresses of all English pages of a version, for example `react-data-grid/quickstart`.
 *
 * @param version - folder of an older one: `version-7`
 */
export function listPages(siteDir: string, version = 'current'): string[] {
  return addressesIn(path.join(siteDir, sourceFolder(version)));
}

/** Addresses of all pages of a version that exist in a language. */
export function listTranslatedPages(siteDir: string, language: string, version = 'current'): string[] {
  return addressesIn(path.join(siteDir, translatedFolder(language, version)));
}
