import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import {consentScript} from './consentScript';
import type {PluginOptions} from './options';
import {settingsModule, toSettings} from './settings';

export {validateOptions} from './options';

/** Analytics, and the reader's choice about all third parties. */
export default function analyticsPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const settings = toSettings(options);
  const client = path.join(__dirname, 'client');
  return {
    name: 'docusaurus-plugin-analytics',
    ...themePaths(__dirname),
    getClientModules() {
      return [
        ...(settings.services.length > 0 ? [path.join(client, 'siteGlobals.ts')] : []),
        ...(settings.tracks ? [path.join(client, 'events.ts')] : []),
      ];
    },
    injectHtmlTags() {
      const isAsked = settings.services.length > 0;
      return isAsked ? {preBodyTags: [{tagName: 'script', innerHTML: consentScript(settings)}]} : {};
    },
    async contentLoaded({actions}) {
      await actions.createData('settings.js', settingsModule(settings));
      actions.addRoute({
        path: `${context.baseUrl}privacy/`,
        exact: true,
        component: '@theme/PrivacyPage',
      });
    },
    configureWebpack() {
      const hasServices = settings.tracks || settings.services.length > 0;
      const alias = {[path.join(client, 'noServices.ts')]: path.join(client, 'services.tsx')};
      return hasServices ? {resolve: {alias}} : {};
    },
  };
}
