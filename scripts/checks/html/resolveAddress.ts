import {followRedirects} from '../../../config/findRedirect';
import type {RedirectLine} from '../../builder/redirectsFile';
import {decode} from '../../preview/requestPath';

/** Where an address of this site leads. */
export interface Target {
  /** Path of the file from the root of the host. */
  readonly file: string;
  /** Decoded, without `#`; empty when there is none. */
  readonly hash: string;
}

interface Host {
  readonly origin: string;
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly RedirectLine[];
}

/** Schemes of links that leave the site and are not followed. */
const foreignSchemes = ['data:', 'https:', 'mailto:'];

/**
 * Follows an address as a browser on the production host does.
 *
 * @param file that holds the address, such as `/x/introduction/index.html`
 * @param address as written in the file
 * @returns the target; `undefined` when the address leads elsewhere; a sentence when it is wrong
 */
export function resolveAddress(host: Host, file: string, address: string): Target | string | undefined {
  const base = new URL(file.replace(/index\.html$/, ''), host.origin);
  if (!URL.canParse(address, base)) return 'is no address';
  const url = new URL(address, base);
  if (url.origin !== host.origin) {
    return foreignSchemes.includes(url.protocol) ? undefined : `has the forbidden scheme ${url.protocol}`;
  }
  const path = decode(url.pathname);
  const hash = decode(url.hash.slice(1));
  if (path === undefined || hash === undefined) return 'is not well encoded';
  // English has no prefix.
  if (/^\/en(\/|$)/.test(path)) return 'begins with /en';
  return followPath(host, path, hash);
}

function followPath(host: Host, path: string, hash: string): Target | string {
  const end = followRedirects(host.redirects, path);
  return end === undefined ? 'leads into a circle of redirects' : fileAt(host, end, hash);
}

function fileAt({files}: Host, path: string, hash: string): Target | string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (files.has(file)) return {file, hash};
  return files.has(`${file}/index.html`) ? 'lacks the slash at its end' : 'leads to no file';
}
