import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** The advert block of a page and the advert under a demo. */
export default function adsPlugin(
  _context: LoadContext,
  {scriptUrl, elementId, jsonUrl}: PluginOptions,
): Plugin {
  return {
    name: 'docusaurus-plugin-ads',
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      await actions.createData('config.json', {scriptUrl, elementId, jsonUrl});
    },
  };
}
