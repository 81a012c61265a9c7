import type {PluginOptions} from './options';

/** What the pages know of the worker. */
export type OfflineSettings = Readonly<ReturnType<typeof toSettings>>;

/** Read by plugin-pwa's worker from its address: its precache, which would serve HTML from the cache first, stays off. */
const parameters = encodeURIComponent(JSON.stringify({offlineMode: false, debug: false}));

/**
 * @param hasWorker whether this build has one
 * @param base of the language that is built
 * @param scopes base addresses of all languages
 */
export function toSettings(
  {enabled, domain}: PluginOptions,
  hasWorker: boolean,
  base: string,
  scopes: readonly string[],
) {
  return {
    /** Whether workers are registered; otherwise those left from before are removed. */
    isOn: enabled && hasWorker,
    /** A worker is registered where the name of the host contains this. */
    domain,
    /** Address of the worker of this language. */
    worker: `${base}sw.js?params=${parameters}`,
    /** Base addresses of all languages: the scopes of their workers. */
    scopes,
  };
}
