import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {englishPath} from '../../plugins/translations/pagePaths';
import {pageFromArgument, readSource} from '../i18n/siteFiles';
import {assertDemoName, assertPageAddress, assertPlaygroundName} from './names';
import {demo, demoTag, page, playgroundPage} from './templates';
import {writeNew} from './writeNew';

/**
 * Writes a playground page, for `npm run new:playground <name>`.
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
