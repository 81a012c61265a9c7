import {createHash} from 'node:crypto';

/**
 * Name of the chunk that holds the code of one page: the code of all its demos and fences comes in one request after
 * a navigation inside the site.
 *
 * @param folder - the source folder of the page, relative to the project
 */
export function codeChunkName(folder: string): string {
  return `code-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
}
