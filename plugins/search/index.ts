import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const name = 'docusaurus-plugin-search';

/** The search: its button in the header and its dialog. Its files are made when the build is put together. */
export default function searchPlugin(context: LoadContext, {version, algolia}: PluginOptions): Plugin {
  return {
    name,
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', {version, algolia: algolia ?? null});
    },
    configureWebpack() {
      const folder = path.join(context.generatedFilesDir, name, 'default');
      return {resolve: {alias: {'@search-settings': path.join(folder, 'settings.json')}}};
    },
  };
}
