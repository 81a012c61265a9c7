import type {PluginOptions} from '@docusaurus/plugin-pwa';

/**
 * The options of plugin-pwa. It bundles the worker, answers SKIP_WAITING and writes the tags of the head. Its precache
 * is left empty: it serves HTML from the cache first (the worker asks the network first) and drops the files of the
 * build before while pages of that build are open.
 *
 * @param files of ours: plain JavaScript that runs inside of the worker, and the client module that registers it
 */
export function pwaOptions(files: {worker: string; register: string}): PluginOptions {
  return {
    debug: false,
    // Each of them would only switch the precache on.
    offlineModeActivationStrategies: [],
    injectManifestConfig: {
      globIgnores: ['**/*'],
      // plugin-pwa puts its own in the place of these.
      globDirectory: '',
      swSrc: '',
      swDest: '',
    },
    pwaHead: [
      {tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest'},
      {tagName: 'link', rel: 'apple-touch-icon', href: 'img/app-192.png'},
    ],
    swCustom: files.worker,
    swRegister: files.register,
  };
}
