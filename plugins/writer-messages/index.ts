import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {nameUnknownCommand} from './nameUnknownCommand';
import {shortErrorsPlugins} from './shortErrorsPlugin';

/**
 * A module that could not be built throws its whole report when the page runs it: what is wrong with it has been said. The
 * function is sent to the browser as text. Not in the types of webpack.
 */
const overlayOptions = {
  devServer: {
    client: {overlay: {runtimeErrors: (error: Error) => !error.message.includes('Module build failed')}},
  },
};

/** Says in one line what is wrong in a page, a demo or a typed command, where, and what could be meant. */
export default function writerMessagesPlugin({siteDir}: LoadContext): Plugin {
  const shortErrors = shortErrorsPlugins(siteDir);
  return {
    name: 'docusaurus-plugin-writer-messages',
    extendCli(cli) {
      nameUnknownCommand(cli);
    },
    configureWebpack({mode}, isServer): Configuration {
      const plugins = [shortErrors(isServer)];
      return isServer || mode !== 'development' ? {plugins} : {plugins, ...overlayOptions};
    },
  };
}
