import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const pluginName = 'docusaurus-plugin-ads';

/** The advert block of a page and the advert under a demo. */
export default function adsPlugin(
  context: LoadContext,
  {scriptUrl, elementId, jsonUrl}: PluginOptions,
): Plugin {
  const config = path.join(context.generatedFilesDir, pluginName, 'default', 'config.json');
  return {
    name: pluginName,
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      await actions.createData('config.json', {scriptUrl, elementId, jsonUrl});
    },
    configureWebpack() {
      return {resolve: {alias: {'@ad-config': config}}};
    },
  };
}
