import path from 'node:path';
import {valueIn} from '../../src/lib/values';
import type {DemoLanguage} from './options';

/**
 * The locale for the dates of pickers while the components speak a language: that of the site's language, and English
 * beside all other texts. Where the site's language has none, Day.js is as it comes, and nothing has to be said.
 *
 * @param code - language of the components' texts, such as `zhCN`
 * @param language - what the site's language has
 */
export function getDateLocale(code: string, language: DemoLanguage | undefined): string | undefined {
  if (language?.dates === undefined) return undefined;
  return code === language.texts ? language.dates : 'en';
}

/** The part of a theme that gives pickers a locale for dates, where they name none themselves. */
export function datesPart(locale: string): object {
  return {components: {MuiLocalizationProvider: {defaultProps: {adapterLocale: locale}}}};
}

/**
 * Stands in for Day.js: the library itself, with a locale as its default. So the locale is there before the first demo
 * makes a date, a date made while a module is read included, and comes with the library, for demos that use it alone.
 *
 * A module of CommonJS, since the locale asks for the library while this module is read, and must be given it.
 *
 * @param require - Node's, from the project's folder
 * @throws Error that names a locale which Day.js does not have
 */
export function datesModule(require: NodeJS.Require, locale: string): string {
  // The file that the library's plain name stands for. By its own name it would be this stand-in again.
  const main = valueIn(require('dayjs/package.json'), 'main');
  const request = `dayjs/locale/${locale}.js`;
  try {
    require.resolve(request);
  } catch (cause) {
    throw new Error(`Day.js has no locale "${locale}" for the dates in demos`, {cause});
  }
  return [
    `module.exports = require(${JSON.stringify(path.posix.join('dayjs', typeof main === 'string' ? main : 'index.js'))});`,
    `require(${JSON.stringify(request)});`,
    `module.exports.locale(${JSON.stringify(locale)});`,
    '',
  ].join('\n');
}
