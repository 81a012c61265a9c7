import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectLocales} from './collectLocales';
import type {PackSource} from './collectLocales';
import {readModules} from './installedModule';
import {indexModule, languageModule} from './generateModules';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const NAME = 'docusaurus-plugin-component-locales';

/**
 * The texts of the components in every language that the installed packages have, as `@component-locales`: one module
 * per language, downloaded when it is chosen.
 */
export default function componentLocalesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin<ReadonlyMap<string, readonly PackSource[]>> {
  return {
    name: NAME,
    loadContent() {
      const require = createRequire(path.join(context.siteDir, 'package.json'));
      return collectLocales(readModules(options.sources, options.folders, require));
    },
    async contentLoaded({content, actions}) {
      await Promise.all([
        actions.createData('index.js', indexModule([...content.keys()])),
        ...[...content].map(([code, packs]) => actions.createData(`${code}.js`, languageModule(packs))),
      ]);
    },
    configureWebpack() {
      return {
        resolve: {
          alias: {
            '@component-locales': path.join(context.generatedFilesDir, NAME, options.id, 'index.js'),
          },
        },
      };
    },
  };
}
