import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {openBrowser} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {buildSite} from './buildSite';
import {copySite} from './copySite';
import {openAsReader} from './reader';
import {measuredOn, table, writeResults} from './report';
import {serveSite} from './serveSite';
import {sumKilobytes, watchTraffic} from './traffic';

/** Pages that are added to the real ones, each with a demo of its own. */
const sizes = [0, 50, 200, 800] as const;

/** The page that is weighed: without a demo, in the navigation that has a link to each of the added pages. */
const measured = '/x/introduction/support/';

/**
 * How often all sizes are built, one after the other. The fastest build of a size counts: what else the machine does
 * can only add seconds.
 */
const rounds = 3;

/** Demos to copy: one of each product, so that the pages are as mixed as those of the site. */
const samples = [
  ['react-data-grid/quickstart', 'FirstGrid'],
  ['react-date-pickers/quickstart', 'FirstPicker'],
  ['react-charts/quickstart', 'QuickstartFirst'],
  ['react-tree-view/quickstart', 'FirstTree'],
] as const;

function pageText(index: number, demo: string): string {
  const section = (heading: string) =>
    `## ${heading}\n\nText of section ${heading} on page ${index}, with \`code\` and a list:\n\n- one thing\n- another\n`;
  return [
    `---\ntitle: Bench – Page ${index}\nsidebar_label: Page ${index}\ndescription: Page ${index} of the measurement.\n---\n`,
    `Page ${index} shows a demo.\n`,
    `<Demo name="${demo}" height={300} />\n`,
    ...['Basics', 'Options', 'Events', 'Styling'].map(section),
  ].join('\n');
}

/**
 * Writes the first `count` pages and no other. The last line of each demo tells it apart from all others, those of
 * earlier builds included: nothing that was kept of these helps.
 */
function writePages(root: string, folder: string, count: number): void {
  const started = Date.now();
  rmSync(path.join(folder, 'docs/bench'), {recursive: true, force: true});
  for (let index = 0; index < count; index += 1) {
    const [page, demo] = samples[index % samples.length] ?? samples[0];
    const target = path.join(folder, 'docs/bench', `page-${index}`);
    mkdirSync(path.join(target, '_demos'), {recursive: true});
    writeFileSync(path.join(target, 'index.mdx'), pageText(index, demo));
    const source = readFileSync(path.join(root, 'docs', page, '_demos', `${demo}.tsx`), 'utf8');
    writeFileSync(path.join(target, '_demos', `${demo}.tsx`), `${source}// ${index} of ${started}\n`);
  }
}

/**
 * Lets the navigation list all pages that may be added; those that are not written it leaves out by itself.
 *
 * @throws an error when the navigation is written in another way than it was
 */
function listPages(folder: string): void {
  const file = path.join(folder, 'sidebars/introduction.ts');
  const text = readFileSync(file, 'utf8');
  const start = 'export default [\n';
  const ids = `  ...Array.from({length: ${Math.max(...sizes)}}, (_, index) => \`bench/page-\${index}/index\`),\n`;
  const listed = text.replace(start, start + ids);
  if (listed === text) throw new Error(`${file} has no list of pages`);
  writeFileSync(file, listed);
}

/** What the measured page loads of a build, in kB: its JavaScript, its HTML, and everything. */
async function weigh(browser: Browser, build: string): Promise<number[]> {
  const {origin, close} = await serveSite(build, '/x/');
  const page = await openAsReader(browser);
  const traffic = watchTraffic(page);
  await page.goto(origin + measured);
  await traffic.quiet();
  const bodies = await traffic.bodies();
  await page.close();
  await close();
  return ['javascript', 'html', ''].map((type) => sumKilobytes(bodies, type));
}

/** `npm run bench -- growth`: builds the English site with ever more pages and writes what a further page costs. */
runMain(async () => {
  const root = process.cwd();
  const folder = path.join(root, '.cache/bench-growth');
  copySite(root, folder);
  listPages(folder);
  const results = sizes.map((pages) => ({pages, seconds: Infinity, weight: [0]}));
  const browser = await openBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const result of results) {
        writePages(root, folder, result.pages);
        const seconds = await buildSite(folder, ['--locale', 'en']);
        result.seconds = Math.min(result.seconds, seconds);
        result.weight = await weigh(browser, path.join(folder, 'build'));
        console.log(`Round ${round}, ${result.pages} pages more: ${seconds.toFixed(1)} s`);
      }
    }
  } finally {
    await browser.close();
  }
  rmSync(folder, {recursive: true, force: true});
  const rows = results.map(({pages, seconds, weight}, index) => {
    const before = results[index - 1];
    const each = before ? ((seconds - before.seconds) / (pages - before.pages)).toFixed(3) : '';
    return [pages, seconds.toFixed(1), each, ...weight.map((kB) => kB.toFixed(1))];
  });
  await writeResults('bench/GROWTH.md', [
    `${measuredOn(browser)}; the fastest of ${rounds} builds of each size.`,
    table(
      [
        'Pages added',
        'Seconds of the build',
        'Seconds for each further page',
        'JavaScript, kB',
        'HTML, kB',
        'Everything, kB',
      ],
      rows,
      0,
    ),
  ]);
});
