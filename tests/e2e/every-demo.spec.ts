import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {matchException, type Finding} from '../exceptions';
import {allLooks, pageAddresses, sourceFolder, type Look} from './support/addresses';
import {recordFindings} from './support/findings';
import {layoutShift, movedNodes, recordFrames} from './support/frames';
import {gridFaults, readGrids} from './support/gridFit';
import {open} from './support/journey';
import {createMemory} from './support/memory';
import {expectNoHorizontalScroll, expectNoSeriousAxeFindings, observe, switchLook} from './support/observe';
import {settled} from './support/settled';

/** Most px between the height that a demo declares and that of its box: as it first runs, and in every look. */
const tolerance = {first: 1, looks: 2};

/** Demos are the same in every language: the English pages are enough. Pages of plugins have none. */
const pages = pageAddresses().filter((address) => address.startsWith('/x/') && hasDemo(address));

/** Whether the source of a page shows a demo. */
function hasDemo(address: string): boolean {
  const file = path.join(sourceFolder(address), 'index.mdx');
  return existsSync(file) && readFileSync(file, 'utf8').includes('<Demo ');
}

const memory = createMemory(__filename);

const missingKey = /MUI X: Missing license key/;

/** What these tests say where the site registers its service worker: they go without (playwright.config.ts). */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** An import from a Pro or Premium package. */
const paidImport = /from '@mui\/x-[\w-]+-(?:pro|premium)/;

/** The folder with the demos of a page. */
function getDemoFolder(address: string): string {
  return path.join(sourceFolder(address), '_demos');
}

/** Whether the source of a demo of a page has something in it. */
function someDemoHas(address: string, pattern: RegExp): boolean {
  const folder = getDemoFolder(address);
  return (existsSync(folder) ? readdirSync(folder) : []).some((file) =>
    pattern.test(readFileSync(path.join(folder, file), 'utf8')),
  );
}

async function ready(demo: Locator): Promise<void> {
  await demo.locator('[data-demo-box]').scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
}

/** Demos whose box has another height than the page declares, with the difference in px. */
function wrongHeights(page: Page, tolerated: number): Promise<string[]> {
  return page.locator('[data-demo]').evaluateAll(
    (demos, max) =>
      demos.flatMap((demo) => {
        const box = demo.querySelector('[data-demo-box]');
        if (!box) return [];
        const style = getComputedStyle(box);
        const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd);
        const inner = box.getBoundingClientRect().height - padding;
        const error = inner - Number.parseFloat(style.minBlockSize);
        return Math.abs(error) > max ? [`${demo.id}: ${error} px`] : [];
      }),
    tolerated,
  );
}

/** Cut headers, slivers and empty places in the data grids of the demos that no exception allows. */
async function wrongGrids(page: Page): Promise<string[]> {
  const findings = (await readGrids(page))
    .flatMap(gridFaults)
    .map((fault): Extract<Finding, {kind: 'grid'}> => ({
      kind: 'grid',
      page: new URL(page.url()).pathname,
      ...fault,
    }));
  recordFindings(findings);
  return findings
    .filter((finding) => !matchException(finding))
    .map(({demo, fault, text}) => `${demo}: ${fault}, ${text}`);
}

/** What a screen reader finds in each demo, by name. */
async function takeSnapshots(demos: readonly Locator[]): Promise<Record<string, string>> {
  const snapshots: Record<string, string> = {};
  for (const demo of demos) {
    const name = (await demo.getAttribute('data-demo')) ?? '';
    snapshots[name] = await demo.locator('[data-demo-box]').ariaSnapshot();
  }
  return snapshots;
}

/** Contrast depends on the mode, names and roles on nothing: the other two looks would find the same again. */
const axeLooks: readonly string[] = ['light ltr', 'dark rtl'];

async function checkDemos(page: Page, chosen: Look): Promise<void> {
  const name = `${chosen.mode} ${chosen.direction}`;
  await test.step(name, async () => {
    await switchLook(page, chosen);
    await expect.soft(page.locator('[data-demo]:not([data-demo-state=ready])')).toHaveCount(0);
    await expect.soft
      .poll(() => wrongHeights(page, tolerance.looks), {message: `heights in ${name}`, timeout: 5_000})
      .toEqual([]);
    if (axeLooks.includes(name)) {
      await expectNoSeriousAxeFindings(page, {include: '[data-demo-box]'});
    }
  });
}

for (const address of pages) {
  const paid = someDemoHas(address, paidImport);
  // Demos that stand for a server take up to 1 s an answer; charts and grids measure themselves.
  const answer = someDemoHas(address, /setTimeout/) ? 1500 : 300;
  // What says that it waits may wait for several answers.
  const quiet = (snapshots: Record<string, string>) =>
    Object.values(snapshots).some((text) => text.includes('progressbar')) ? 3 * answer : answer;
  const title = `demos of ${address}; ${paid ? 'only the key is missed' : 'silent'}`;
  const check = async (page: Page) => {
    test.slow();
    const observation = observe(page);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.text() !== workerBlocked) messages.push(message.text());
    });
    await recordFrames(page);
    await open(page, address);
    const demos = await page.locator('[data-demo]').all();
    expect(demos.length).toBeGreaterThan(0);

    for (const demo of demos) await ready(demo);
    expect.soft(await layoutShift(page), await movedNodes(page)).toBeLessThan(0.01);
    expect.soft(await wrongHeights(page, tolerance.first)).toEqual([]);
    const first = await settled(page, () => takeSnapshots(demos), quiet);
    expect.soft(await wrongGrids(page), 'data grids').toEqual([]);
    // A demo that shows something else the second time is not deterministic.
    for (const demo of demos) {
      await demo.getByRole('toolbar').locator('[data-toolbar-item="reset"]').click();
      await ready(demo);
    }
    // What lies under the pointer may show more.
    await page.mouse.move(0, 0);
    await expect
      .poll(() => takeSnapshots(demos), {message: 'rendered again', timeout: 10_000})
      .toEqual(first);
    for (const chosen of allLooks) await checkDemos(page, chosen);
    await expectNoHorizontalScroll(page);
    expect(observation.problems()).toEqual([]);
    expect(messages.filter((text) => !missingKey.test(text))).toEqual([]);
    expect(messages.length > 0).toBe(paid);
    // Each package without its key says so once, however many demos it has and however often they start.
    expect(messages.filter((text, index) => messages.indexOf(text) !== index)).toEqual([]);
  };
  test(title, ...memory.one(title, check, [getDemoFolder(address)]));
}
