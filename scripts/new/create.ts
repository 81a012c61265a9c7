import {readFileSync} from 'node:fs';
import path from 'node:path';
import {englishPath} from '../../plugins/translations/pagePaths';
import {pageFromArgument, readSource} from '../i18n/siteFiles';
import {assertDemoName, assertPageAddress, assertPlaygroundName} from './names';
import {demo, demoTag, page, playgroundPage} from './templates';
import {writeNew} from './writeNew';

/**
 * `npm run new:playground <name>` (B1.7).
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
 * `npm run new:page <address>`.
 *
 * @param argument - the address, also with `/x/`, `docs/` or the file name
 * @returns what the author does next
 * @throws {Error} for a wrong address or a page that exists
 */
export function createPage(siteDir: string, argument: string): string {
  const address = pageFromArgument(argument);
  assertPageAddress(address);
  const file = englishPath(address);
  writeNew(siteDir, file, page(address));
  const id = `${address}/index`;
  const inSidebar = readFileSync(path.join(siteDir, 'sidebars.ts'), 'utf8').includes(`'${id}'`);
  const next = inSidebar ? '' : `\nAdd '${id}' to sidebars.ts: a page that no sidebar lists stops the build.`;
  return `${file} is ready to be written.${next}`;
}

/**
 * `npm run new:demo <address> <Name>`.
 *
 * @returns what the author does next
 * @throws {Error} for a wrong name, an unknown page (with the nearest ones) or a demo that exists
 */
export function createDemo(siteDir: string, argument: string, name: string): string {
  const address = pageFromArgument(argument);
  assertDemoName(name);
  readSource(siteDir, address);
  const file = `docs/${address}/_demos/${name}.tsx`;
  writeNew(siteDir, file, demo(address, name));
  return `${file} is ready. Show it in ${englishPath(address)} with\n${demoTag(address, name)}`;
}
