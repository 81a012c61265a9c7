import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {FileNamesPlugin} from './FileNamesPlugin';
import {planSections, type Plan} from './plan';
import {addPreloadLinks} from './preloadLinks';
import {readGeneratedFiles} from './readGeneratedFiles';
import {writeModules} from './writeModules';

const client = path.join(__dirname, '..', 'client');

/** Docusaurus' own way from a chunk's name to its file: a table of all chunks in the runtime. */
const namesInRuntime = 'ChunkAssetPlugin';

/**
 * The plugins of the browser's bundle without the one whose place {@link FileNamesPlugin} takes.
 *
 * @throws Error when it is not among them
 */
export function withoutNamesInRuntime<Item>(plugins: readonly Item[] = []): Item[] {
  const isKnown = (plugin: unknown): boolean =>
    typeof plugin === 'object' && plugin?.constructor.name === namesInRuntime;
  if (!plugins.some(isKnown)) {
    throw new Error(`lean-client: the client configuration has no ${namesInRuntime} to take the place of.`);
  }
  return plugins.filter((plugin) => !isKnown(plugin));
}

/**
 * Loads the route table by section in the browser's bundle of a production build of one language: the sections are
 * planned when it is bundled, and named when it is written.
 */
export function routeSections({generatedFilesDir, siteConfig, baseUrl}: LoadContext, sectionSize: number) {
  const chunkFiles = new Map<string, string[]>();
  let plan: Plan | undefined;
  return {
    /** The part of the bundler's configuration that does it. */
    bundle(config: Configuration) {
      const plugins = withoutNamesInRuntime(config.plugins);
      const files = readGeneratedFiles(generatedFilesDir);
      plan = planSections(files, {sectionSize, baseUrl});
      const folder = path.join(generatedFilesDir, 'lean-client');
      writeModules(folder, files, plan, path.join(client, 'retry.ts'));
      const core = path.join(
        fs.realpathSync(path.dirname(require.resolve('@docusaurus/core/package.json'))),
        'lib/client',
      );
      return {
        alias: {
          '@generated/routes$': path.join(folder, 'routes.js'),
          '@generated/registry$': path.join(folder, 'registry.js'),
          '@generated/routesChunkNames$': path.join(folder, 'routesChunkNames.js'),
          '@generated/globalData$': path.join(folder, 'globalData.js'),
          [path.join(core, 'preload.js')]: path.join(client, 'preload.ts'),
          [path.join(core, 'docusaurus.js')]: path.join(client, 'docusaurus.ts'),
        },
        // Not shorter: the bundler replaces hashes wherever it finds them, and six digits are the number of a module, too.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        // In place of all plugins that there were.
        plugins: [...plugins, new FileNamesPlugin((name, names) => chunkFiles.set(name, names))],
      };
    },
    async writePreloads(outDir: string) {
      if (plan) await addPreloadLinks({outDir, baseUrl: siteConfig.baseUrl, plan, chunkFiles});
    },
  };
}
