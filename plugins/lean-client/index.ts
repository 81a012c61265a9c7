import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig, browserMetadata} from './build/browserFacts';
import {reasonToStepAside} from './build/docusaurusVersion';
import {browserAliases, browserRules, refusePatterns, serverRules} from './build/replacements';
import {routeSections} from './build/routeSections';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const name = 'docusaurus-plugin-lean-client';

/** All that changes Docusaurus' own client; without it the site is the same and weighs more. */
export default function leanClientPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  if (!options.lean) return null;
  const reason = reasonToStepAside(DOCUSAURUS_VERSION);
  if (reason !== undefined) {
    // As Docusaurus marks its own, which `npm run build` looks for.
    console.warn(`[WARNING] ${reason}`);
    return null;
  }
  const {generatedFilesDir, siteConfig} = context;
  const data = path.join(generatedFilesDir, name, 'default');
  const isProduction = process.env.NODE_ENV === 'production';
  const sections = isProduction ? routeSections(context, options.sectionSize) : undefined;

  return {
    name,

    async contentLoaded({actions}) {
      await actions.createData('config.json', browserConfig(siteConfig));
      await actions.createData('metadata.json', browserMetadata);
    },

    configureWebpack(config, isServer) {
      if (isServer) return {module: {rules: serverRules}};
      const bySection = sections?.bundle(config);
      return {
        // Before Docusaurus' own alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend', ...(bySection && {plugins: 'replace'})},
        ...(bySection && {output: bySection.output}),
        resolve: {
          alias: {
            ...bySection?.alias,
            '@generated/docusaurus.config$': path.join(data, 'config.json'),
            '@generated/site-metadata$': path.join(data, 'metadata.json'),
            ...browserAliases,
          },
        },
        module: {rules: browserRules(isProduction)},
        ...(bySection && {plugins: bySection.plugins}),
      };
    },

    async postBuild({outDir, routesPaths}) {
      refusePatterns(routesPaths);
      await sections?.writePreloads(outDir);
    },
  };
}
