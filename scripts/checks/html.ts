// npm run check -- --html: every HTML file of the last build, read as a file: what a page must have, all of its links, and
// the ceilings of its bytes, elements and scripts, none of which is written again for each page.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPublished} from '../../config/publishedAddresses';
import {documentedVersions} from '../../plugins/library-versions/build/versions';
import {addressesIn} from '../builder/addresses';
import {listParts} from '../builder/parts';
import {checkBytes} from './html/checkBytes';
import {checkCopies} from './html/checkCopies';
import {checkCounts} from './html/checkCounts';
import {checkPages} from './html/checkPages';
import {checkSite} from './html/checkSite';
import {readSite} from './html/readSite';
import {PlainError, runMain} from '../../src/lib/node/terminal.mjs';

async function main(): Promise<void> {
  const root = process.cwd();
  const build = path.join(root, 'build');
  if (!existsSync(build)) throw new PlainError('There is no build to check: run "npm run build" first');
  const leftOut = listParts(documentedVersions(root)).filter(({base}) => !existsSync(path.join(build, base)));
  const site = await readSite(build, addressesIn(readPublished(root), leftOut));
  if (site.pages.size === 0) throw new PlainError('There is no page in build/');
  const read = (file: string) => readFileSync(path.join(build, file));
  const problems = [
    ...checkPages(site),
    ...checkSite(site),
    ...checkCounts(site),
    ...checkBytes(site, read),
    ...checkCopies(site, read),
  ];
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  const links = [...site.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(`${site.pages.size} pages, ${links} links: no fault`);
}

runMain(main);
