import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectLocales, localeModules, type PackSource} from './collectLocales';
import {readModules} from './installedModule';
import {datesModule, getDateLocale} from './dates';
import {indexModule, languageModule, pageModule} from './generateModules';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const NAME = 'docusaurus-plugin-component-locales';

/** Which texts a page begins with. */
const PAGE = 'page.js';

/** Not `.js`: it must stay a module of CommonJS (`dates.ts`). */
const DATES = 'dayjs.cjs';

/**
 * The texts of the components in every language that the installed packages have, as `@component-locales`: one module
 * per language, downloaded when it is chosen; `@page-component-locale` names the one of the page. In a language that has
 * a locale for dates, demos have Day.js in it.
 */
export default function componentLocalesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin<ReadonlyMap<string, readonly PackSource[]>> {
  const folder = path.join(context.generatedFilesDir, NAME, options.id);
  const require = createRequire(path.join(context.siteDir, 'package.json'));
  const language = options.languages[context.i18n.currentLocale];
  const dates = language?.dates;
  return {
    name: NAME,
    loadContent() {
      return collectLocales(readModules(localeModules, options.folders, require));
    },
    async contentLoaded({content, actions}) {
      await Promise.all([
        actions.createData('index.js', indexModule([...content.keys()])),
        actions.createData(PAGE, pageModule(language)),
        ...[...content].map(([code, packs]) =>
          actions.createData(`${code}.js`, languageModule(packs, getDateLocale(code, language))),
        ),
        dates !== undefined && actions.createData(DATES, datesModule(require, dates)),
      ]);
    },
    configureWebpack() {
      return {
        // Before the aliases of an older version, which may have another release of the library that this stands for.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@component-locales': path.join(folder, 'index.js'),
            '@page-component-locale': path.join(folder, PAGE),
            ...(dates !== undefined && {dayjs$: path.join(folder, DATES)}),
          },
        },
      };
    },
  };
}
