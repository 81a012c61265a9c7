import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../../src/lib/node/listFiles';
import {parseRedirects} from '../../builder/redirectsFile';
import {readOrigin} from '../../builder/rootFiles';
import type {Site} from './checkSite';
import {readHtml, type HtmlPage} from './readHtml';

/**
 * Reads a build folder for the link check.
 *
 * @param folder with the files of the host's root, `_redirects` and the sitemap of the English pages among them
 * @param elsewhere addresses of pages that this build leaves out and the site has
 */
export async function readSite(folder: string, elsewhere: readonly string[] = []): Promise<Site> {
  const files = (await listFiles(folder)).map((file) => `/${file}`);
  const pages = new Map<string, HtmlPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    pages.set(file, readHtml(await readFile(path.join(folder, file), 'utf8')));
  }
  const redirects = parseRedirects(await readFile(path.join(folder, '_redirects'), 'utf8'));
  return {
    origin: readOrigin(await readFile(path.join(folder, 'x', 'sitemap.xml'), 'utf8')),
    pages,
    files: new Set([...files, ...elsewhere.map((address) => `${address}index.html`)]),
    redirects: redirects.filter(({status}) => status !== 404),
  };
}
