import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Folders of demos that no page can show, because none stands beside them; the demos of the others are checked with
 * their page (`remarkDemos.ts`).
 *
 * @param siteDir - absolute path of the project
 * @param docsDir - folder of the pages of a version, from there
 * @returns one `folder:1:1: reason` for each
 */
export function forgottenDemos(siteDir: string, docsDir: string): string[] {
  const pages = path.join(siteDir, docsDir);
  if (!existsSync(pages)) return [];
  return readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((entry) => path.basename(entry) === '_demos')
    .filter((entry) => !existsSync(path.join(pages, path.dirname(entry), 'index.mdx')))
    .map((entry) => {
      const folder = path.posix.join(docsDir, entry.split(path.sep).join('/'));
      return `${folder}:1:1: no page stands beside these demos, so nobody sees them`;
    });
}
