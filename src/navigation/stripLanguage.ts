import {isLanguage} from '../../config/languages';

/**
 * The address without its language prefix. `/en/…` counts as a prefix as well: no address of the site has it, but old
 * links do.
 *
 * @param path - an address that begins with a slash; hash and query are kept
 */
export function stripLanguage(path: string): string {
  const [, prefix] = /^\/([^/]+)\/(?!\/)/.exec(path) ?? [];
  return isLanguage(prefix) ? path.slice(prefix.length + 1) : path;
}
