import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {englishPath, pageFromArgument} from '../../../translations/build';
import {writeNew} from '../../../../src/lib/node/writeNew';
import {assertPageAddress, assertPlaygroundName} from './names';
import {page, playgroundPage} from './templates';

/**
 * Writes a playground page, for `npx docusaurus new:playground <name>`.
 *
 * @returns what the author does next
 * @throws {Error} for a wrong name or a page that exists
 */
export function createPlayground(siteDir: string, name: string): string {
  assertPlaygroundName(name);
  const file = `playground/${name}.tsx`;
  writeNew(siteDir, file, playgroundPage(name));
  return `${file} is ready. Run "npm start" and open http://localhost:3000/x/playground/${name}/`;
}

/**
 * `npx docusaurus new:page <address>`.
 *
 * @param argument - the address, also with `/x/`, `docs/` or the file name
 * @param languages - those that the site is translated to
 * @returns what the author does next
 * @throws {Error} for a wrong address or a page that exists
 */
export function createPage(siteDir: string, argument: string, languages: readonly string[]): string {
  const address = pageFromArgument(argument, languages);
  assertPageAddress(address);
  const file = englishPath(address);
  writeNew(siteDir, file, page(address));
  const id = `${address}/index`;
  const next = isListed(siteDir, id)
    ? ''
    : `\nAdd '${id}' to its product in sidebars/: a page that no sidebar lists stops the build.`;
  return `${file} is ready to be written.${next}`;
}

/** Whether the navigation has a page, also one that is not written yet. */
function isListed(siteDir: string, id: string): boolean {
  const folder = path.join(siteDir, 'sidebars');
  return readdirSync(folder).some((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(`'${id}'`),
  );
}
