import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
    getThemePath() {
      return path.join(__dirname, 'theme');
    },
    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [new SettingsFilePlugin(settingsFile, settings)]};
    },
  };
}
