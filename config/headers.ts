/** The response headers of the site, production and preview alike. They become `_headers` in the build. */

import {filesFolder} from '../plugins/search/format';
import {languageBase, listLanguages} from './languages';

/** What the security policy allows besides the site itself, by directive: nothing but what is configured. */
export type AllowedSources = Readonly<Record<string, readonly string[]>>;

export interface HeaderRule {
  /** Path from the root of the host; a `*` matches anything, slashes included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The content security policy of every page.
 *
 * @param scriptHashes base64 SHA-256 of the executable inline scripts of the build, without the `sha256-` prefix
 * @param allowed origins of configured services
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], allowed: AllowedSources = {}): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // The search over the text of the pages runs in WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes],
    // Emotion writes style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // Demos open in a sandbox by a form post.
    'form-action': ["'self'", 'https://stackblitz.com'],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [...new Set([name, ...values, ...(allowed[name] ?? [])])].join(' '))
    .join('; ');
}

/**
 * All header rules. No two rules with the same header may match one address, because hosts join the values instead
 * of choosing one. So pages have no `Cache-Control` here: what the hosts send without a rule (`max-age=0,
 * must-revalidate`) is what `no-cache` means, and the preview server adds `no-cache` itself.
 *
 * @param scriptHashes as for {@link contentSecurityPolicy}
 * @param allowed as for {@link contentSecurityPolicy}
 * @param bases base addresses of the parts of the build, without slashes around them
 */
export function headerRules(
  scriptHashes: readonly string[],
  allowed: AllowedSources = {},
  bases: readonly string[] = listLanguages().map((language) => languageBase(language).slice(1, -1)),
): HeaderRule[] {
  const forever = {'Cache-Control': 'public, max-age=31536000, immutable'};
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, allowed),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Browsers heed it over https only, so it does nothing to the preview.
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // Copies for machines, which must not stand beside their pages in the results of a search engine.
    {
      path: '/*.md',
      headers: {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'},
    },
    {path: '/*/llms-full.txt', headers: {'X-Robots-Tag': 'noindex'}},
    // Every file that the bundler writes has a hash of its content in its name.
    ...bases.map((base) => ({path: `/${base}/assets/*`, headers: forever})),
    // So has every file of the search, or the folder that it is in; the entry beside this folder is asked for anew.
    {path: `${filesFolder}*`, headers: forever},
  ];
}
