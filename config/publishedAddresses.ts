import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** @param siteDir - the project's folder */
export function publishedFile(siteDir: string): string {
  return path.join(siteDir, 'config', 'addresses.json');
}

/**
 * The committed list of all page addresses ever published, sorted.
 *
 * @param siteDir - the project's folder
 * @throws Error for a file of another form
 */
export function readPublished(siteDir: string): readonly string[] {
  const file = publishedFile(siteDir);
  const list: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (!Array.isArray(list) || !list.every((address) => typeof address === 'string')) {
    throw new Error('config/addresses.json is not a list of texts');
  }
  return list;
}
