import type {LoadContext, Plugin} from '@docusaurus/types';
import {ShortErrorsPlugin, type Said} from './ShortErrorsPlugin';

/** Says in one line what is wrong in a page or a demo, where, and what could be meant. */
export default function writerMessagesPlugin({siteDir}: LoadContext): Plugin {
  const said: Said = {client: new Set()};
  return {
    name: 'docusaurus-plugin-writer-messages',
    configureWebpack(_config, isServer) {
      return {plugins: [new ShortErrorsPlugin(siteDir, said, isServer)]};
    },
  };
}
