import type {Page} from 'playwright-core';
import {ask, box} from '../search/dialog';
import {timeoutMs} from '../traffic';
import type {RequestLog} from './requestLog';

const offlinePage = '/x/offline/';

/** Opened without a network, and in no tab before. */
const firstPage = '/x/introduction/installation/';

/** Reached by a link. */
const linkedPage = '/x/react-data-grid/';

/** A misspelled name, and words: each with the address that must be the first result. */
const questions = [
  {query: 'disbleColumnMenu', address: '/x/api/data-grid/data-grid/#prop-disableColumnMenu'},
  {query: 'disable sorting on a column', address: '/x/react-data-grid/sorting/'},
] as const;

/** A demo of the page that the last question leads to. */
const demo = '[data-demo="SortPeaks"]';

const card = '[data-keep]';

async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: timeoutMs});
}

/** Waits for an address and for its page: until that is there, what is opened goes with the page before. */
async function isAt(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.hash === address, {timeout: timeoutMs});
  const [path] = address.split('#');
  await page
    .locator(`link[rel="canonical"][href$="${path}"]`)
    .waitFor({state: 'attached', timeout: timeoutMs});
}

/** Keeps the whole version, as a reader does; until it is there. */
export async function keepVersion(page: Page, origin: string, log: RequestLog): Promise<void> {
  await log.step(`Open \`${offlinePage}\``, async () => {
    await page.goto(origin + offlinePage);
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: timeoutMs,
    });
    await page.locator(`${card}[data-keep="ready"]`).waitFor({timeout: timeoutMs});
  });
  await log.step('Download this version', async () => {
    await page.locator(`${card} button`).first().click();
    await page.locator(`${card}[data-keep="kept"]`).waitFor({timeout: 10 * timeoutMs});
  });
}

async function search(page: Page, query: string, address: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const [first] = await ask(page, query);
  if (first !== address) throw new Error(`"${query}" finds ${first} first, not ${address}`);
  await page.keyboard.press('Enter');
  await isAt(page, address);
  await page.locator(box).waitFor({state: 'detached', timeout: timeoutMs});
}

/** Reads the kept version in a new tab. There must be no server; what does not work without one is an error. */
export async function readWithoutServer(page: Page, origin: string, log: RequestLog): Promise<void> {
  await log.step(`Open \`${firstPage}\` in a new tab`, async () => {
    await page.goto(origin + firstPage);
    await hydrated(page);
  });
  await log.step(`Follow a link to \`${linkedPage}\``, async () => {
    await page.locator(`a[href="${linkedPage}"]`).first().click();
    await isAt(page, linkedPage);
  });
  for (const {query, address} of questions) {
    await log.step(`Search for \`${query}\`, open the first result, \`${address}\``, () =>
      search(page, query, address),
    );
  }
  await log.step('Run its first demo: sort the grid by a column', async () => {
    await page.locator(demo).scrollIntoViewIfNeeded();
    await page.locator(`${demo}[data-demo-state="ready"]`).waitFor({timeout: timeoutMs});
    await page.locator(`${demo} [role="columnheader"]`).last().click();
    await page.locator(`${demo} [role="columnheader"][aria-sort="ascending"]`).waitFor({timeout: timeoutMs});
  });
}
