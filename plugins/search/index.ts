import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** The search: its button in the header and its dialog. Its files are made when the build is put together. */
export default function searchPlugin(_context: LoadContext, {version, algolia}: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-search',
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', {version, algolia: algolia ?? null});
    },
  };
}
