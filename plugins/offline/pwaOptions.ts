import type {PluginOptions} from '@docusaurus/plugin-pwa';

/** Files of ours that plugin-pwa puts to use. */
export interface PwaFiles {
  /** Plain JavaScript: runs inside of the worker. */
  readonly worker: string;
  /** Client module that registers the worker. */
  readonly register: string;
}

/**
 * The options of plugin-pwa. It bundles the worker, answers SKIP_WAITING and writes the tags of the head. Its precache
 * is left empty: it serves HTML from the cache first (the worker asks the network first) and drops the files of the
 * build before while pages of that build are open.
 */
export function pwaOptions({worker, register}: PwaFiles): PluginOptions {
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
    swCustom: worker,
    swRegister: register,
  };
}
