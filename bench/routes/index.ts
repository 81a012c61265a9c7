import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {buildSite, measurePage, openBrowser, serveSite} from './measure';
import {resultTables, withResults, type Result} from './report';
import {BASE_URL, pageAddress, writeSite, type SidebarShape, type Variant} from './site';

const REPORT = 'bench/ROUTES.md';

/** The page that is measured: a page of the second section of the sidebar, which exists at every size. */
const MEASURED_PAGE = 30;

const SHAPES: readonly SidebarShape[] = ['grouped', 'flat'];
const VARIANTS: readonly Variant[] = ['stock', 'short-names', 'sections'];

/** `npm run bench -- routes`: builds synthetic sites, measures one page of each and writes the tables of the report. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {sizes: {type: 'string', default: '50,200,800'}}});
  const sizes = values.sizes.split(',').map(Number);
  const root = process.cwd();
  const browser = await openBrowser();
  const results: Result[] = [];
  try {
    for (const sidebar of SHAPES) {
      for (const variant of VARIANTS) {
        for (const pages of sizes) {
          const folder = path.join(root, '.cache/bench-routes', `${pages}-${variant}-${sidebar}`);
          writeSite(folder, root, {pages, variant, sidebar});
          const seconds = await buildSite(folder, root);
          const served = await serveSite(path.join(folder, 'build'), BASE_URL);
          const bytes = await measurePage(browser, `${served.origin}${pageAddress(MEASURED_PAGE)}`);
          await served.close();
          fs.rmSync(folder, {recursive: true, force: true});
          results.push({sidebar, variant, pages, seconds, bytes});
          console.log(
            `${sidebar} ${variant} ${pages}: ${seconds.toFixed(1)} s, ${bytes.script} bytes of script`,
          );
        }
      }
    }
  } finally {
    await browser.close();
  }
  const machine = `Node ${process.versions.node}, ${os.availableParallelism()} cores, Chromium ${browser.version()}`;
  fs.writeFileSync(REPORT, withResults(fs.readFileSync(REPORT, 'utf8'), resultTables(results, machine)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
