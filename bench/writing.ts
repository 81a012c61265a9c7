import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {findFreePort} from '../scripts/lib/port.mjs';
import {openBrowser} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {copySite} from './copySite';
import {measuredOn, median, table, writeResults} from './report';
import {measureSeconds} from './measureSeconds';

/** A page with a demo, and the demo. */
const address = '/x/react-data-grid/quickstart/';
const pageFile = 'docs/react-data-grid/quickstart/index.mdx';
const demoFile = 'docs/react-data-grid/quickstart/_demos/FirstGrid.tsx';

/** A text of the demo that a reader sees. */
const headerName = /headerName: '[^']*'/;

/** How often each edit is made; the middle one counts. */
const edits = 5;

const secondsSince = (start: number): number => (Date.now() - start) / 1000;

/** A copy of the site with the packages of this one, but none of what earlier commands have kept. */
function freshCopy(root: string, folder: string): void {
  copySite(root, folder);
  const packages = path.join(folder, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
}

/** Starts the development server; ends with its process. */
function startServer(folder: string, port: number): ChildProcess {
  const program = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return spawn(process.execPath, [program, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
}

/** Opens a page once the server answers, and waits for its text. A browser that asked all the time would be a load. */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
  await page.goto(url);
  await page.locator('h1').waitFor({timeout: 300_000});
}

async function demoReady(page: Page): Promise<void> {
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await page.locator('[data-demo][data-demo-state=ready]').first().waitFor({timeout: 300_000});
}

/** Seconds from writing a file until a text of it is on the open page; each time another text. */
async function measureEdits(
  page: Page,
  file: string,
  edit: (content: string, text: string) => string,
): Promise<number> {
  const before = readFileSync(file, 'utf8');
  const seconds: number[] = [];
  for (let count = 1; count <= edits; count += 1) {
    const text = `Edit number ${count}`;
    const start = Date.now();
    writeFileSync(file, edit(before, text));
    await page.getByText(text, {exact: true}).first().waitFor({state: 'attached', timeout: 120_000});
    seconds.push(secondsSince(start));
    // A writer does not save again at once.
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  writeFileSync(file, before);
  return median(seconds);
}

interface Start {
  readonly page: number;
  readonly demo: number;
}

/** Seconds from the command to the page and to its first demo. */
async function measureStart(folder: string, work?: (page: Page) => Promise<void>): Promise<Start> {
  const browser = await openBrowser();
  const port = await findFreePort();
  const start = Date.now();
  const server = startServer(folder, port);
  try {
    const page = await browser.newPage();
    await openWhenReady(page, `http://localhost:${port}${address}`);
    const shown = secondsSince(start);
    await demoReady(page);
    const demo = secondsSince(start);
    await work?.(page);
    return {page: shown, demo};
  } finally {
    server.kill('SIGTERM');
    await browser.close();
  }
}

/** Seconds of `npm run check`. */
const measureCheck = (folder: string, ...args: string[]): number =>
  measureSeconds('npm run check', folder, ['scripts/check.mjs', ...args]);

/** `npm run bench -- writing`: what somebody who writes a page waits for. */
async function main(): Promise<void> {
  const root = process.cwd();
  const folder = path.join(root, '.cache/bench-writing');
  freshCopy(root, folder);
  const git = (...args: string[]) => spawnSync('git', args, {cwd: folder, stdio: 'ignore'});
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '-m', 'Begin');

  const cold = await measureStart(folder);
  let pageEdit = Number.NaN;
  let demoEdit = Number.NaN;
  const warm = await measureStart(folder, async (page) => {
    pageEdit = await measureEdits(
      page,
      path.join(folder, pageFile),
      (before, text) => `${before}\n${text}\n`,
    );
    demoEdit = await measureEdits(page, path.join(folder, demoFile), (before, text) =>
      before.replace(headerName, `headerName: '${text}'`),
    );
  });
  const coldCheck = measureCheck(folder);
  const whole = measureCheck(folder);
  const file = path.join(folder, pageFile);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  const changed = measureCheck(folder, '--changed');
  rmSync(folder, {recursive: true, force: true});

  const waits: readonly [what: string, seconds: number][] = [
    ['`npm start`, nothing kept from before: until the page shows', cold.page],
    ['… and its first demo', cold.demo],
    ['`npm start` again: until the page shows', warm.page],
    ['… and its first demo', warm.demo],
    ['a change of the page, until it shows', pageEdit],
    ['a change of a demo, until it shows', demoEdit],
    ['`npm run check`, nothing kept from before', coldCheck],
    ['`npm run check` again', whole],
    ['`npm run check -- --changed` after a change of one page', changed],
  ];
  const rows = waits.map(([what, seconds]) => [what, seconds.toFixed(1)]);
  await writeResults('bench/WRITING.md', [
    `${measuredOn()}.`,
    table(['What a writer waits for', 'Seconds'], rows),
  ]);
}

runMain(main);
