import type {LoadContext, Plugin} from '@docusaurus/types';
import packageJson from '../../package.json';
import {themePaths} from '../../src/lib/node/themePaths';
import {addCommands} from './cli';
import type {ClientOptions} from './client/usePluginOptions';
import {codeTools} from './codeTools';
import {loaderRules} from './loaderRules';
import type {PluginOptions} from './options';
import {demoPackages} from './project/demoPackages';

export {validateOptions} from './options';

/** Files whose path is not that of a demo's style sheet. */
const outsideDemos = /^(?!.*[\\/](?:_demos|code-variants[\\/]tailwind)[\\/])/;

/** Demos and code fences: the loaders that answer their imports and the components that show them. */
export default async function codeVariantsPlugin(
  {siteDir, i18n}: LoadContext,
  {repositoryUrl, docsDir, folders, locale, iconFontUrl}: PluginOptions,
): Promise<Plugin> {
  const tools = await codeTools(siteDir);
  return {
    name: 'docusaurus-plugin-code-variants',
    extendCli(cli) {
      const translations = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
      addCommands(cli, siteDir, translations);
    },
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      actions.setGlobalData({repositoryUrl, iconFontUrl} satisfies ClientOptions);
      // Aliases are how this site installs another version; no project knows them.
      const declared = Object.entries({...packageJson.dependencies, ...packageJson.devDependencies})
        .filter(([, range]) => !range.startsWith('npm:'))
        .map(([name]) => name);
      const table = demoPackages({siteDir, docsDir, declared, folders});
      await actions.createData('demo-packages.json', table);
    },
    configureWebpack({mode}, isServer) {
      const bundlesStyles = mode === 'production' && !isServer;
      return {
        module: {
          rules: loaderRules(tools, isServer, locale),
        },
        // All style sheets are one file, except those of demos, which come with their demo. In development each chunk has
        // what it needs (plugins/lazy-development).
        ...(bundlesStyles && {optimization: {splitChunks: {cacheGroups: {styles: {test: outsideDemos}}}}}),
      };
    },
  };
}
