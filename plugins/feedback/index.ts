import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import {addCommands} from './cli';
import type {PluginOptions} from './options';
import {settingsFile, type FeedbackSettings} from './payload';
import {SettingsFilePlugin} from './build/SettingsFilePlugin';

export {validateOptions} from './options';

/** What readers say about pages, sections and demos: the widget, and the file that tells it where to send. */
export default function feedbackPlugin({siteDir}: LoadContext, {issues, address}: PluginOptions): Plugin {
  const settings: FeedbackSettings = {address: address ?? null, issues: issues ?? null};
  return {
    name: 'docusaurus-plugin-feedback',
    extendCli(cli) {
      addCommands(cli, siteDir);
    },
    ...themePaths(__dirname),
    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [new SettingsFilePlugin(settingsFile, settings)]};
    },
  };
}
