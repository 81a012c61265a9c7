import type {PluginOptions} from './options';

/** What the security policy has to allow besides the site itself, by directive: nothing without a service. */
export function allowedSourcesOf({algolia}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  return algolia ? {'connect-src': [algolia.host]} : {};
}
