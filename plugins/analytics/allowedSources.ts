import type {PluginOptions} from './options';

/**
 * What the security policy has to allow besides the site itself, by directive: the script's origin, and where it sends
 * to; nothing without an id.
 */
export function allowedSourcesOf({
  measurementId,
  scriptUrl,
  connectUrls,
}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  if (measurementId === '') {
    return {};
  }
  const script = new URL(scriptUrl).origin;
  return {'script-src': [script], 'connect-src': [script, ...connectUrls]};
}
