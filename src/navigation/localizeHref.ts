import {languagePrefix, type Language} from '../../config/languages';
import {stripLanguage} from './stripLanguage';

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
  const pathname = address.replace(/[?#].*$/s, '');
  const prefix = languagePrefix(language);
  if (prefix === '' || isEnglishOnly(pathname)) {
    return address;
  }
  // `/zh` alone is no language prefix, but `/zh/zh` would be one twice.
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? address : prefix + address;
}
