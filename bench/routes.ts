// npm run bench -- routes: what the route table costs at several site sizes; writes bench/ROUTES.md.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from 'playwright-core';
import {openBrowser} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/say.mjs';
import {buildSite} from './buildSite';
import {openAsReader} from './reader';
import {measuredOn, table, writeResults} from './report';
import {serveSite} from './routes/serveSite';
import {BASE_URL, pageAddress, writeSite, type SiteOptions} from './routes/site';
import {kilobytesOf, watchTraffic} from './traffic';

/** The page that is measured: a page of the second section of the sidebar, which exists at every size. */
const measuredPage = 30;

const shapes = [
  ['grouped', 'One sidebar, collapsed categories of 25 links'],
  ['flat', 'One sidebar, one flat list of links'],
] as const;

const variants = [
  ['stock', '(a) as Docusaurus ships'],
  ['short-names', '(b) short file names only'],
  ['sections', '(c) route-sections'],
] as const;

/** One build and the page measured in it; kB = 1000 bytes, gzip −9. */
interface Result {
  readonly pages: number;
  readonly script: number;
  readonly html: number;
  readonly all: number;
  readonly requests: number;
  readonly seconds: number;
}

/** Builds a synthetic site and opens one page of it in a fresh profile. */
async function measure(browser: Browser, options: SiteOptions): Promise<Result> {
  const {pages, variant, sidebar} = options;
  const folder = path.resolve('.cache/bench-routes', `${pages}-${variant}-${sidebar}`);
  writeSite(folder, process.cwd(), options);
  const seconds = await buildSite(folder);
  const served = await serveSite(path.join(folder, 'build'), BASE_URL);
  const page = await openAsReader(browser);
  const traffic = watchTraffic(page);
  await page.goto(served.origin + pageAddress(measuredPage));
  await traffic.quiet();
  const bodies = await traffic.bodies();
  await page.close();
  await served.close();
  rmSync(folder, {recursive: true, force: true});
  const script = kilobytesOf(bodies, 'javascript');
  console.log(`${sidebar} ${variant} ${pages}: ${seconds.toFixed(1)} s, ${script} kB of script`);
  const html = kilobytesOf(bodies, 'html');
  return {pages, script, html, all: kilobytesOf(bodies), requests: bodies.length, seconds};
}

function resultRow(name: string, {pages, script, html, all, requests, seconds}: Result) {
  return [name, pages, ...[script, html, all].map((kB) => kB.toFixed(1)), requests, seconds.toFixed(1)];
}

/** What a page of the largest site has more than one of the smallest. */
function growthRow(results: readonly Result[]) {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || first === last) return [];
  const growth = (['script', 'html', 'all'] as const).map(
    (key) => `**+${(last[key] - first[key]).toFixed(1)}**`,
  );
  return [['', `${first.pages} → ${last.pages}`, ...growth, '', '']];
}

runMain(async () => {
  const {values} = parseArgs({options: {sizes: {type: 'string', default: '50,200,800'}}});
  const sizes = values.sizes.split(',').map(Number);
  const browser = await openBrowser();
  try {
    const tables: string[] = [];
    for (const [sidebar, title] of shapes) {
      const rows: (string | number)[][] = [];
      for (const [variant, name] of variants) {
        const results: Result[] = [];
        for (const pages of sizes) results.push(await measure(browser, {pages, variant, sidebar}));
        rows.push(...results.map((result) => resultRow(name, result)), ...growthRow(results));
      }
      const names = [
        'Build',
        'Pages',
        'JavaScript, kB',
        'HTML, kB',
        'Everything, kB',
        'Requests',
        'Build, s',
      ];
      tables.push(`### ${title}`, table(names, rows));
    }
    await writeResults('bench/ROUTES.md', [...tables, `${measuredOn(browser)}.`]);
  } finally {
    await browser.close();
  }
});
