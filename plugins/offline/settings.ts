import type {PluginOptions} from './options';

/** What the pages know of the worker. */
export interface OfflineSettings {
  /** Whether workers are registered; otherwise those left from before are removed. */
  readonly isOn: boolean;
  /** A worker is registered where the name of the host contains this. */
  readonly domain: string;
  /** Address of the worker of this language. */
  readonly worker: string;
  /** Base addresses of all languages: the scopes of their workers. */
  readonly scopes: readonly string[];
}

/** Read by plugin-pwa's worker from its address: its precache, which would serve HTML from the cache first, stays off. */
const parameters = encodeURIComponent(JSON.stringify({offlineMode: false, debug: false}));

/**
 * @param hasWorker whether this build has one
 * @param base of the language that is built
 * @param scopes base addresses of all languages
 */
export function settingsOf(
  {enabled, domain}: PluginOptions,
  hasWorker: boolean,
  base: string,
  scopes: readonly string[],
): OfflineSettings {
  return {isOn: enabled && hasWorker, domain, worker: `${base}sw.js?params=${parameters}`, scopes};
}
