import type {PluginOptions} from './options';

/**
 * What the security policy has to allow besides the site itself, by directive: the script with the hosts that it talks
 * to, and the JSON service; nothing without them. Pictures may come from any `https:` address anyway, and so may the
 * pixels of JSON adverts, whose hosts nobody knows before: they are requested without cookies, which counts as a
 * connection.
 *
 * @param options - valid ones
 */
export function allowedSourcesOf({
  scriptUrl,
  jsonUrl,
  hosts = [],
}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  const script = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...hosts];
  const json = jsonUrl === undefined ? [] : [new URL(jsonUrl).origin, 'https:'];
  return {'script-src': script, 'connect-src': [...script, ...json]};
}
