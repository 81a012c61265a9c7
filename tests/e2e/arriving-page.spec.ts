import type {Page} from '@playwright/test';
import {expect, test as base} from './support/test';
import {movedNodes, recordFrames} from './support/frames';
import {hydrated} from './support/journey';
import {serveSlowly, type SlowSite} from './support/slowServer';

type Serve = (address: string, findCuts: (page: Buffer) => readonly number[]) => Promise<SlowSite>;

const test = base.extend<{serve: Serve}>({
  async serve({baseURL}, use) {
    const sites: SlowSite[] = [];
    await use(async (address, findCuts) => {
      const site = await serveSlowly(baseURL ?? '', address, findCuts);
      sites.push(site);
      return site;
    });
    for (const site of sites) site.close();
  },
});

/**
 * Where a text stands in a page.
 *
 * @throws Error when it does not: the page would come in one piece, and the test say nothing
 */
function findPlace(text: string, page: Buffer, from = 0): number {
  const place = page.indexOf(text, from);
  if (place < 0) throw new Error(`The page has no ${text}`);
  return place;
}

/** Where the second row below the head of a page's table begins. */
function endOfFirstRow(page: Buffer): number {
  const first = findPlace('<tr', page, findPlace('<tbody', page));
  return findPlace('<tr', page, first + 1);
}

/** Where the header's link to the first page goes on behind the name of the library. */
function behindName(page: Buffer): number {
  const name = 'MUI X';
  return findPlace(name, page, findPlace('<header', page)) + name.length;
}

/** Where the header goes on behind the menu of versions. Quotes that are not needed are not written. */
function behindVersions(page: Buffer): number {
  return findPlace('<button', page, findPlace('aria-label="Version', page));
}

/** Cuts the body of a page into parts of equal size. */
const inParts = (count: number) => (page: Buffer) => {
  const body = page.indexOf('<body');
  return Array.from({length: count}, (_, index) =>
    Math.round(body + ((page.length - body) * (index + 1)) / (count + 1)),
  );
};

/** Waits until the page has been painted as it is. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a table is not shown before all its rows are there, and moves nothing then', async ({page, serve}) => {
  const address = '/x/introduction/support/';
  const site = await serve(address, (html) => [endOfFirstRow(html)]);
  await recordFrames(page);
  await page.goto(site.origin + address, {waitUntil: 'commit'});
  const table = page.locator('article table').first();
  await expect(page.locator('h1')).toBeVisible();
  await expect(table.locator('tr').nth(1)).toBeAttached();
  await expect(table).toBeHidden();
  site.release();
  await hydrated(page);
  await expect(table).toBeVisible();
  expect(await movedNodes(page)).toBe('');
});

test('the header is not shown before all of it is there, and does not move then', async ({page, serve}) => {
  const address = '/x/introduction/support/';
  const site = await serve(address, (html) => [behindName(html), behindVersions(html)]);
  await recordFrames(page);
  await page.goto(site.origin + address, {waitUntil: 'commit'});
  const header = page.getByRole('banner');
  const name = header.getByRole('link', {name: /^MUI X/, includeHidden: true});
  await expect(name).toBeAttached();
  await expect(name).toBeHidden();
  await painted(page);
  site.release();
  const versions = header.getByRole('button', {name: /^Version/, includeHidden: true});
  await expect(versions).toBeAttached();
  await expect(versions).toBeHidden();
  await painted(page);
  site.release();
  await hydrated(page);
  await expect(name).toBeVisible();
  await expect(versions).toBeVisible();
  expect(await movedNodes(page)).toBe('');
});

for (const address of [
  '/x/react-data-grid/sorting/',
  '/x/api/charts/bar-chart/',
  '/zh/x/react-date-pickers/',
]) {
  test(`what is there of ${address} stays where it is when the rest arrives`, async ({page, serve}) => {
    const parts = 16;
    const site = await serve(address, inParts(parts));
    await recordFrames(page);
    await page.goto(site.origin + address, {waitUntil: 'commit'});
    for (let part = 0; part < parts; part++) {
      await painted(page);
      site.release();
    }
    await hydrated(page);
    await painted(page);
    expect(await movedNodes(page)).toBe('');
  });
}

for (const address of [
  '/x/introduction/installation/',
  '/x/api/data-grid/data-grid/',
  '/zh/x/react-charts/bars/',
]) {
  test(`what ${address} names ahead is run by it`, async ({page}) => {
    await page.addInitScript(() => {
      const run = new Set<string>();
      Object.assign(window, {run});
      new MutationObserver((records) => {
        for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src) run.add(node.src);
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(address);
    await hydrated(page);
    const idle = () =>
      page.evaluate(() => {
        const run: unknown = Reflect.get(window, 'run');
        return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
          .map(({href}) => href)
          .filter((href) => !(run instanceof Set && run.has(href)));
      });
    await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0);
    await expect.poll(idle).toEqual([]);
  });
}
