import fs from 'node:fs';
import path from 'node:path';

import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {FileNamesPlugin} from './FileNamesPlugin';
import {readGeneratedFiles} from './readGeneratedFiles';
import type {RouteSectionsOptions} from './options';
import {planSections, type Plan} from './plan';
import {addPreloadLinks} from './preloadLinks';
import {checkBundler, checkVersion} from './checks';
import {writeModules} from './writeModules';

export {validateOptions} from './options';

/**
 * Keeps the bytes of a page independent of the number of pages: the browser loads the route table by section. Only the
 * browser's bundle of a production build is changed; see the README.
 */
export default function routeSectionsPlugin(
  context: LoadContext,
  options: RouteSectionsOptions,
): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  checkVersion(DOCUSAURUS_VERSION);

  // State of one build of one language: this function is called for each.
  const chunkFiles = new Map<string, string[]>();
  let plan: Plan | undefined;

  return {
    name: 'docusaurus-plugin-route-sections',

    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      checkBundler(config);
      const files = readGeneratedFiles(context.generatedFilesDir);
      plan = planSections(files, {
        sectionSize: options.sectionSize,
        themeConfig: context.siteConfig.themeConfig,
        baseUrl: context.baseUrl,
      });
      const folder = path.join(context.generatedFilesDir, 'route-sections');
      const client = path.join(__dirname, 'client');
      writeModules(folder, files, plan, path.join(client, 'retry.ts'));
      const core = path.join(
        fs.realpathSync(path.dirname(require.resolve('@docusaurus/core/package.json'))),
        'lib/client',
      );
      return {
        mergeStrategy: {plugins: 'replace', 'resolve.alias': 'prepend'},
        // Not shorter: the bundler replaces hashes wherever it finds them, and six digits are the number of a module, too.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        resolve: {
          alias: {
            '@generated/routes$': path.join(folder, 'routes.js'),
            '@generated/registry$': path.join(folder, 'registry.js'),
            '@generated/routesChunkNames$': path.join(folder, 'routesChunkNames.js'),
            '@generated/globalData$': path.join(folder, 'globalData.js'),
            [path.join(core, 'preload.js')]: path.join(client, 'preload.ts'),
            [path.join(core, 'docusaurus.js')]: path.join(client, 'docusaurus.ts'),
          },
        },
        plugins: [
          // Docusaurus' own way from a chunk's name to its file: a table of all chunks in the runtime.
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          new FileNamesPlugin((name, names) => chunkFiles.set(name, names)),
        ],
      };
    },

    async postBuild({outDir, siteConfig: {baseUrl, trailingSlash}}) {
      if (plan) {
        await addPreloadLinks({outDir, baseUrl, trailingSlash, plan, chunkFiles});
      }
    },
  };
}
