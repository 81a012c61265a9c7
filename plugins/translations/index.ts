import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {findMissingTexts} from './findMissingTexts';
import type {InlineTextsOptions} from './inlineTextsLoader';
import type {PluginOptions} from './options';
import {readSidebars} from './readSidebars';

export {validateOptions} from './options';

/**
 * Translated pages and interface texts (B9): brings the notice on untranslated and outdated pages, and stops the
 * build of a language whose interface is incomplete.
 */
export default function translationsPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, siteConfig, i18n} = context;
  return {
    name: 'docusaurus-plugin-translations',
    getThemePath() {
      return path.join(__dirname, 'theme');
    },
    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },
    configureWebpack(_config, isServer) {
      // The server writes the HTML of all pages: it keeps all texts.
      return isServer ? {} : {module: {rules: textRules(context)}};
    },
    async loadContent() {
      // While a page is being written a missing text shows in English; only a build must be complete.
      if (process.env.NODE_ENV !== 'production' || i18n.currentLocale === i18n.defaultLocale) {
        return;
      }
      const version = options.version === 'current' ? options.version : `version-${options.version}`;
      const missing = await findMissingTexts({
        siteDir,
        language: i18n.currentLocale,
        sidebars: await readSidebars(siteDir, version),
        themeConfig: siteConfig.themeConfig,
        version,
      });
      if (missing.length > 0) {
        throw new Error(`Interface texts are missing\n${missing.join('\n')}`);
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
  const own = ['plugins', 'src'].map((folder) => path.join(siteDir, folder) + path.sep);
  return [
    {test: list, use},
    {test: /\.[jt]sx?$/, include: [...own, /[\\/]node_modules[\\/]@docusaurus[\\/]/], enforce: 'pre', use},
  ];
}
