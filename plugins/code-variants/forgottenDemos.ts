import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Folders of demos that no page can show, because none stands beside them; the demos of the others are checked with
 * their page (`remarkDemos.ts`).
 *
 * @param siteDir - absolute path of the project
 * @param docsDir - folder of the pages of a version, from there
 * @returns paths relative to the project, with `/`
 */
export function forgottenDemoFolders(siteDir: string, docsDir: string): string[] {
  return [docsDir]
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((entry) =>
        `${folder}/${entry}`.split(path.sep).join('/'),
      ),
    )
    .filter(
      (entry) =>
        path.posix.basename(entry) === '_demos' &&
        !['index.mdx', 'index.md'].some((page) => existsSync(path.join(siteDir, path.dirname(entry), page))),
    );
}
