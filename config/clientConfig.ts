import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

const name = 'site-client-config';

/**
 * What only the build reads: it would weigh on every page and tell where the site was built. Pages have the languages from
 * the context of the framework.
 */
const buildOnly = ['i18n', 'presets', 'plugins', 'themes', 'markdown', 'staticDirectories'] as const;

/** The site's configuration without what only the build reads. */
export function browserConfig(config: DocusaurusConfig): object {
  const hidden: ReadonlySet<string> = new Set(buildOnly);
  return Object.fromEntries(Object.entries(config).filter(([key]) => !hidden.has(key)));
}

/** What the framework tells every page about the build, without the list of plugins: no page asks for that. */
const browserMetadata = {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}};

/** Gives the browser bundle a configuration and metadata of its own in place of the whole ones. */
export function clientConfig(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, name, 'default');
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('config.json', browserConfig(context.siteConfig));
      await actions.createData('metadata.json', browserMetadata);
    },
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            // Before Docusaurus' own alias for the whole folder.
            mergeStrategy: {'resolve.alias': 'prepend'},
            // Every chunk says the name; the framework makes it from the one of the package.
            output: {chunkLoadingGlobal: 'siteChunks'},
            resolve: {
              alias: {
                '@generated/docusaurus.config$': path.join(folder, 'config.json'),
                '@generated/site-metadata$': path.join(folder, 'metadata.json'),
              },
            },
          };
    },
  };
}
