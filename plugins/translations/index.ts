import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {stopBuild} from '../../src/mdx/stopBuild';
import {themePaths} from '../../src/lib/node/themePaths';
import {addCommands} from './cli';
import {findMissingTexts} from './findMissingTexts';
import type {InlineTextsOptions} from './inlineTextsLoader';
import {listPages, listTranslatedPages} from './listPages';
import type {PluginOptions} from './options';
import {readSidebars} from './readSidebars';

export {validateOptions} from './options';

const pluginName = 'docusaurus-plugin-translations';

/**
 * Translated pages and interface texts: brings the notice on untranslated and outdated pages, tells the language menu
 * how far each language is, and stops the build of a language whose interface is incomplete.
 */
export default function translationsPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, i18n} = context;
  const version = options.version === 'current' ? options.version : `version-${options.version}`;
  const counts = path.join(context.generatedFilesDir, pluginName, 'default', 'translation-counts.json');
  return {
    name: pluginName,
    extendCli(cli) {
      addCommands(cli, siteDir, options.site);
    },
    ...themePaths(__dirname),
    configureWebpack(_config, isServer) {
      // The server writes the HTML of all pages: it keeps all texts.
      const resolve = {alias: {'@translation-counts': counts}};
      return isServer ? {resolve} : {resolve, module: {rules: textRules(context)}};
    },
    async contentLoaded({actions}) {
      const translated = i18n.locales
        .filter((locale) => locale !== i18n.defaultLocale)
        .map((locale) => [locale, listTranslatedPages(siteDir, locale, version).length] as const);
      await actions.createData('translation-counts.json', {
        pages: listPages(siteDir, version).length,
        translated: Object.fromEntries(translated),
      });
    },
    async loadContent() {
      // While a page is being written a missing text shows in English; only a build must be complete.
      const mayLackTexts = [i18n.defaultLocale, ...options.site.startedLanguages].includes(
        i18n.currentLocale,
      );
      if (process.env.NODE_ENV !== 'production' || mayLackTexts) {
        return;
      }
      const missing = await findMissingTexts({
        siteDir,
        language: i18n.currentLocale,
        sidebars: await readSidebars(siteDir, version),
        version,
      });
      if (missing.length > 0) {
        stopBuild(`Interface texts are missing:\n${missing.join('\n')}`);
      }
    },
  };
}

function textRules({siteDir, generatedFilesDir, i18n}: LoadContext): RuleSetRule[] {
  const list = path.join(generatedFilesDir, 'codeTranslations.json');
  // The texts of the source are those of its own language.
  const isSource = i18n.currentLocale === i18n.defaultLocale;
  const options: InlineTextsOptions = {textsFile: isSource ? null : list};
  const use = [{loader: path.join(__dirname, 'inlineTextsLoader.cjs'), options}];
  const sources = ['plugins', 'src'].map((folder) => path.join(siteDir, folder) + path.sep);
  return [
    {test: list, use},
    {
      test: /\.[jt]sx?$/,
      include: [...sources, /[\\/]node_modules[\\/]@docusaurus[\\/]/],
      enforce: 'pre',
      use,
    },
  ];
}
