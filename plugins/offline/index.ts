import path from 'node:path';
import pluginPwa from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';
import {pwaOptions} from './pwaOptions';
import {toSettings} from './settings';
import {workerEntry, writeWorkerSource} from './workerSource';
import {writeOutput} from './writeOutput';

export {validateOptions} from './options';

const name = 'docusaurus-plugin-offline';

/** Reading without a network: plugin-pwa with a worker and a registration of our own, and the page about it. */
export default function offlinePlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, i18n} = context;
  const workerFolder = path.join(context.generatedFilesDir, name, 'default', 'worker-source');
  const base = options.bases[i18n.currentLocale] ?? baseUrl;
  const scopes = Object.entries(i18n.localeConfigs).map(
    ([name, locale]) => options.bases[name] ?? locale.baseUrl,
  );
  const files = {worker: workerEntry(workerFolder), register: path.join(__dirname, 'client', 'register.ts')};
  // Nothing outside of production: "npm start" has no worker, and its pages remove one that the preview has left.
  const pwa = pluginPwa(context, pwaOptions(files));
  return {
    name,
    ...themePaths(__dirname),
    getClientModules() {
      return pwa?.getClientModules?.() ?? [files.register];
    },
    injectHtmlTags(args) {
      return pwa?.injectHtmlTags?.(args) ?? {};
    },
    async contentLoaded({actions}) {
      await actions.createData('settings.json', toSettings(options, pwa !== null, base, scopes));
      actions.addRoute({path: `${baseUrl}offline/`, exact: true, component: '@theme/OfflinePage'});
    },
    async postBuild(props) {
      await writeWorkerSource(__dirname, workerFolder);
      await pwa?.postBuild?.(props);
      await writeOutput(context, options, props.outDir);
    },
  };
}
