import {existsSync} from 'node:fs';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {RedirectRule} from '../../config/findRedirect';
import {headerRules} from '../../config/headers';
import {languages} from '../../config/languages';
import {buildNotFoundPages, buildRedirects} from '../../config/redirects';
import {allowedSources} from '../../config/services';
import {listFiles} from '../../src/lib/node/listFiles';
import {outputFile} from '../../src/lib/node/outputFile';
import {writeHeaders} from './headersFile';
import {inlineScripts, scriptHash} from './inlineScripts';
import type {BuildPart} from './parts';
import {redirectPage, writeRedirects} from './redirectsFile';

/** More different inline scripts mean that one depends on its page; its hashes would fill the header. */
const maxInlineScripts = 8;

/**
 * The sitemap of the whole host: an index of the parts' sitemaps.
 *
 * @param urls of the parts' sitemaps
 */
function sitemapIndex(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** Everything is open to crawlers. */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * The origin of the site's addresses, as the first page address in a sitemap has it.
 *
 * @throws {Error} when the text holds no address
 */
export function readOrigin(sitemap: string): string {
  const loc = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!loc) throw new Error('A sitemap without an address');
  return new URL(loc).origin;
}

/**
 * `llms.txt` of the host: the indexes of its parts.
 *
 * @param indexes - text and absolute address of each part's index, with the name of the part's language
 */
function hostIndex(indexes: readonly {text: string; address: string; language: string}[]): string {
  const readTitle = (text: string) => /^# (.+)/.exec(text)?.[1] ?? '';
  const lines = indexes.map(
    ({text, address, language}) => `- [${readTitle(text)} – ${language}](${address})`,
  );
  return ['# MUI X', '## Documentation', lines.join('\n'), ''].join('\n\n');
}

async function writeLlms(folder: string, parts: readonly BuildPart[], origin: string): Promise<void> {
  const written = parts.filter(({base}) => existsSync(path.join(folder, base, 'llms.txt')));
  const indexes = written.map(async ({base, locale}) => ({
    text: await readFile(path.join(folder, base, 'llms.txt'), 'utf8'),
    address: `${origin}/${base}/llms.txt`,
    language: languages[locale].label,
  }));
  if (written.length > 0) {
    await writeFile(path.join(folder, 'llms.txt'), hostIndex(await Promise.all(indexes)));
  }
}

/** Writes what belongs to the root of the host rather than to one part. */
export async function writeRootFiles(folder: string, parts: readonly BuildPart[]): Promise<void> {
  const sitemaps = parts
    .map((part) => `${part.base}/sitemap.xml`)
    .filter((file) => existsSync(path.join(folder, file)));
  const [first] = sitemaps;
  if (!first) throw new Error('No part has a sitemap');
  const origin = readOrigin(await readFile(path.join(folder, first), 'utf8'));
  const addresses = sitemaps.map((file) => `${origin}/${file}`);
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapIndex(addresses));
  await writeFile(path.join(folder, 'robots.txt'), robots(origin));
  await writeLlms(folder, parts, origin);
  await copyFile(path.join(folder, 'x', '404.html'), path.join(folder, '404.html'));
  const rules = buildRedirects(parts);
  await writeFile(path.join(folder, '_redirects'), writeRedirects(rules, buildNotFoundPages(parts)));
  await writeRedirectPages(folder, rules);
  const hashes = await collectScriptHashes(folder);
  const bases = parts.map(({base}) => base);
  const headers = headerRules(hashes, allowedSources(process.env), bases);
  await writeFile(path.join(folder, '_headers'), writeHeaders(headers));
}

async function writeRedirectPages(folder: string, rules: readonly RedirectRule[]): Promise<void> {
  for (const {from, to} of rules) {
    const file = path.join(folder, from, 'index.html');
    if (from.endsWith('*') || existsSync(file)) continue;
    await outputFile(file, redirectPage(to));
  }
}

/**
 * The hashes of all executable inline scripts of the build, sorted.
 *
 * @throws {Error} when there are too many different ones, naming pages that hold them
 */
async function collectScriptHashes(folder: string): Promise<string[]> {
  const pageByHash = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('.html')) continue;
    for (const text of inlineScripts(await readFile(path.join(folder, file), 'utf8'))) {
      pageByHash.set(scriptHash(text), file);
    }
  }
  if (pageByHash.size > maxInlineScripts) {
    const pages = [...pageByHash.values()].slice(0, maxInlineScripts).join(', ');
    throw new Error(
      `${pageByHash.size} different inline scripts, at most ${maxInlineScripts} are allowed: ${pages}`,
    );
  }
  return [...pageByHash.keys()].sort();
}
