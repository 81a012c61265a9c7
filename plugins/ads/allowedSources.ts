import type {Options} from './options';

/**
 * What the security policy has to allow besides the site itself, by directive: the script with the hosts that it talks
 * to, and the JSON service; nothing without them. Pictures may come from any `https:` address anyway.
 *
 * @param options - valid ones
 */
export function allowedSourcesOf({
  scriptUrl,
  jsonUrl,
  hosts = [],
}: Options): Readonly<Record<string, readonly string[]>> {
  const script = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...hosts];
  const json = jsonUrl === undefined ? [] : [new URL(jsonUrl).origin];
  return {'script-src': script, 'connect-src': [...script, ...json]};
}
