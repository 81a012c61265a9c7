import {findRedirect, followRedirects, type RedirectRule} from '../../config/findRedirect';
import {listFiles} from '../../src/lib/node/listFiles';

/** The addresses of the pages in a build folder: every folder with an `index.html`, sorted. */
export async function listAddresses(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

/**
 * The addresses of earlier builds that neither exist nor redirect to a page that exists.
 *
 * @param published addresses of earlier builds
 * @param existing addresses of this build
 */
export function lostAddresses(
  published: readonly string[],
  existing: readonly string[],
  rules: readonly RedirectRule[],
): string[] {
  const pages = new Set(existing);
  return published.filter((address) => !leadsSomewhere(address, (target) => pages.has(target), rules));
}

/** Pages of this build that the committed list does not have yet; addresses that a redirect answers are none. */
export function newAddresses(
  published: readonly string[],
  existing: readonly string[],
  rules: readonly RedirectRule[],
): string[] {
  const known = new Set(published);
  return existing.filter((address) => !known.has(address) && !findRedirect(rules, address));
}

/** Redirects without a `*` whose target is no page of this build. */
export function deadRedirects(
  existing: readonly string[],
  rules: readonly RedirectRule[],
  hasFile: (address: string) => boolean = () => false,
): string[] {
  const pages = new Set(existing);
  const exists = (address: string) => pages.has(address) || hasFile(address);
  return rules
    .filter((rule) => !rule.from.endsWith('*') && !leadsSomewhere(rule.to, exists, rules))
    .map((rule) => rule.from);
}

function leadsSomewhere(
  address: string,
  exists: (address: string) => boolean,
  rules: readonly RedirectRule[],
): boolean {
  const end = followRedirects(rules, address);
  return end !== undefined && (end.startsWith('https://') || exists(end));
}

/**
 * Addresses that lie in parts of the site, such as those of a version that a build leaves out.
 *
 * @param parts with their base addresses, without slashes around them: `zh/x/v7`
 */
export function addressesIn(
  addresses: readonly string[],
  parts: readonly {readonly base: string}[],
): string[] {
  return addresses.filter((address) => parts.some(({base}) => address.startsWith(`/${base}/`)));
}
