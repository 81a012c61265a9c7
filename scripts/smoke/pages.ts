import {englishName, languageBase, languages, listLanguages} from '../../config/languages';
import type {Notes, Site} from './types';

/** Pages of each language that are opened, spread over its sitemap. */
const pagesPerLanguage = 12;

const checked = listLanguages().map((language) => ({
  name: englishName(language),
  base: languageBase(language),
  lang: languages[language].htmlLang,
}));

/** Redirects that every deployment must know, with where they lead. */
const redirects = [
  ['/', '/x/introduction/'],
  ['/en/x/introduction/', '/x/introduction/'],
  ['/x/introduction', '/x/introduction/'],
] as const;

/** Pages of all languages, redirects, and the pages for missing addresses. */
export async function checkPages(site: Site, notes: Notes): Promise<void> {
  for (const language of checked) {
    await checkLanguage(site, notes, language);
    const missing = await site.get(`${language.base}no-such-page/`);
    const html = await missing.text();
    notes.expect(
      missing.status === 404 && isIn(html, language.lang),
      `${language.name} page for missing addresses`,
      `status ${missing.status}, expected 404 with a page in ${language.lang}`,
    );
  }
  for (const [from, to] of redirects) {
    const {status, headers} = await site.get(from);
    const location = headers.get('location');
    const target = location === null ? null : new URL(location, site.origin).pathname;
    notes.expect(
      status >= 301 && status <= 308 && target === to,
      `${from} leads to ${to}`,
      `status ${status}, leads to ${target ?? 'nowhere'}`,
    );
  }
}

async function checkLanguage(site: Site, notes: Notes, {name, base, lang}: (typeof checked)[number]) {
  const sitemap = await site.get(`${base}sitemap.xml`);
  const paths = pathsIn(await sitemap.text());
  if (sitemap.status !== 200 || paths.length === 0) {
    notes.fail(`${name} pages`, `${base}sitemap.xml: status ${sitemap.status}, ${paths.length} addresses`);
    return;
  }
  const chosen = spread(paths, pagesPerLanguage);
  const faults: string[] = [];
  for (const path of chosen) {
    const response = await site.get(path);
    const fault = pageFault(response, await response.text(), lang);
    if (fault) faults.push(`${path}: ${fault}`);
  }
  if (faults.length > 0) notes.fail(`${name} pages`, faults.join('; '));
  else notes.ok(`${name} pages`, `${chosen.length} of ${paths.length}`);
}

/** What is wrong with a page, if anything. */
function pageFault(response: Response, html: string, lang: string): string | undefined {
  if (response.status !== 200) return `status ${response.status}`;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return 'not HTML';
  if (!isIn(html, lang)) return `not in ${lang}`;
  if (!/<h1[ >]/.test(html)) return 'without a heading';
  return undefined;
}

/** Whether a page says that it is in a language; minified HTML has no quotes. */
function isIn(html: string, lang: string): boolean {
  return new RegExp(`<html[^>]* lang="?${lang}["\\s>]`).test(html);
}

/** Paths of the addresses in a sitemap: a site may be checked at another host than the one it was built for. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Some of the items, evenly spread, the first and the last among them. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const indexes = Array.from({length: count}, (_, n) => Math.round((n * (items.length - 1)) / (count - 1)));
  return items.filter((_, index) => indexes.includes(index));
}
