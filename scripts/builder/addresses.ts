import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects, type RedirectRule} from '../../config/redirects';
import {listFiles} from '../../src/lib/node/listFiles';
import {findRedirect} from '../../config/findRedirect';

/** More redirects than this in a row are a circle. */
const longestChain = 5;

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
  rules: readonly RedirectRule[] = redirects,
): string[] {
  const pages = new Set(existing);
  return published.filter((address) => !leadsSomewhere(address, (target) => pages.has(target), rules));
}

/** Pages of this build that the committed list does not have yet; addresses that a redirect answers are none. */
export function newAddresses(
  published: readonly string[],
  existing: readonly string[],
  rules: readonly RedirectRule[] = redirects,
): string[] {
  const known = new Set(published);
  return existing.filter((address) => !known.has(address) && !findRedirect(rules, address));
}

/** Redirects without a `*` whose target is no page of this build. */
export function deadRedirects(
  existing: readonly string[],
  rules: readonly RedirectRule[] = redirects,
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
  let current = address;
  for (let step = 0; step <= longestChain; step += 1) {
    const redirect = findRedirect(rules, current);
    // Other hosts are not followed.
    if (!redirect) return current.startsWith('https://') || exists(current);
    current = redirect.to;
  }
  return false;
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

/** The committed list of all page addresses ever published, sorted. */
export async function readPublished(root: string): Promise<string[]> {
  const file = publishedFile(root);
  if (!existsSync(file)) return [];
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new Error('config/addresses.json is not a list of texts');
  }
  return value;
}

/** @param root the project's folder */
export function publishedFile(root: string): string {
  return path.join(root, 'config', 'addresses.json');
}
