import {isLanguage, languagePrefix, type Language} from '../../config/languages';

const VERSION = /^v\d+(?:\.\d+)*$/;

/** An address without its query and its hash. */
function getPathname(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

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

/**
 * The address that stands for a page in every language: no language prefix, no query, no hash; the version prefix
 * stays.
 */
export function canonicalPath(path: string): string {
  return stripLanguage(getPathname(path));
}

/**
 * The parts of an address between slashes, without language, version prefix (`/x/v7/…`), query and hash:
 * what is left when two addresses of one page in different languages and versions are compared.
 */
export function getSegments(path: string): string[] {
  const segments = canonicalPath(path)
    .split('/')
    .filter((segment) => segment !== '');
  const [area, version] = segments;
  return area === 'x' && version !== undefined && VERSION.test(version)
    ? [area, ...segments.slice(2)]
    : segments;
}

/** Areas that exist in English only. */
function isEnglishOnly(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || /^\/size-snapshot\/?$/.test(pathname);
}

/**
 * The address in the reader's language. Internal addresses (those that begin with one slash) get the prefix of a
 * language other than English, once; the blog and the size snapshot have none. External and relative addresses,
 * `mailto:` and bare hashes come back as they are. The result never begins with `/en/`.
 *
 * @param href - what would stand in an `href` attribute; query and hash are kept
 */
export function localizeHref(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) {
    return href;
  }
  const address = href.startsWith('/en/') ? stripLanguage(href) : href;
  const pathname = getPathname(address);
  const prefix = languagePrefix(language);
  if (prefix === '' || isEnglishOnly(pathname)) {
    return address;
  }
  // `/zh` alone is no language prefix, but `/zh/zh` would be one twice.
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? address : prefix + address;
}
