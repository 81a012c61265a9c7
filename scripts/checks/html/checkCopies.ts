import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Site} from './checkSite';

/** How often the same script may stand in one folder: where few pages share it, a name of its own would be worth less. */
const maxCopies = 8;

/** How a script tells its number. */
const chunkNumber = /(?<=\.push\(\[)\["[^"]*"\]/;

/**
 * Finds scripts that are the same but for their numbers: a reader loads such a one again with each page, and each is
 * made small and kept anew.
 *
 * @param read the content of a file of the build
 * @returns a sentence for each script with too many copies
 */
export function checkCopies({files}: Pick<Site, 'files'>, read: (file: string) => Buffer): string[] {
  const copies = new Map<string, string[]>();
  for (const file of files) {
    if (!/\/assets\/js\/[^/]+\.js$/.test(file)) continue;
    const text = read(file).toString().replace(chunkNumber, '');
    const key = `${path.posix.dirname(file)} ${createHash('sha256').update(text).digest('hex')}`;
    copies.set(key, [...(copies.get(key) ?? []), file]);
  }
  return [...copies.values()]
    .filter(({length}) => length > maxCopies)
    .map(
      ([file, ...others]) =>
        `${file}: the same script is written ${others.length + 1} times; give its chunk a name (webpackChunkName)`,
    );
}
