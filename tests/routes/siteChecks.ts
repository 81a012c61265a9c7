import fs from 'node:fs';
import path from 'node:path';

import type {Browser, Page} from 'playwright-core';

/** What a page shows, compared between its static HTML, a full load and a client navigation. */
interface PageFacts {
  title: string;
  headings: string[];
  /** Addresses of links marked as the current page, in the sidebar and elsewhere. */
  current: string[];
}

/** One thing that is wrong, with the page it is wrong on. */
export interface Problem {
  page: string;
  text: string;
}

/** Folder of an older version, which has a client of its own. */
const olderVersion = /^v\d+\//;

/**
 * Addresses of all pages of a build, with the base address, in a fixed order. Redirects are no pages: they do not
 * hydrate. Older versions below the build are builds of their own.
 */
export function listPages(build: string, base: string): string[] {
  return fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html' && !olderVersion.test(file))
    .filter((file) => fs.readFileSync(path.join(build, file), 'utf8').includes('data-has-hydrated'))
    .map((file) => `${base}${path.dirname(file) === '.' ? '' : `${path.dirname(file)}/`}`)
    .sort();
}

/** A fixed order in which neighbors are far apart, so that navigation crosses sections. */
function scattered<T>(items: readonly T[]): T[] {
  const step = 7;
  return Array.from({length: step}, (_, offset) =>
    items.filter((_item, index) => index % step === offset),
  ).flat();
}

/** Collects whatever a page complains about. */
function listen(page: Page, problems: Problem[], pageName: () => string): void {
  const report = (text: string): void => void problems.push({page: pageName(), text});
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that is still running when the page is left is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      report(`failed request: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      report(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      report(`console ${message.type()}: ${message.text().slice(0, 300)}`);
    }
  });
}

/** Facts of the page as it stands, or of its static HTML when `address` is given. */
async function readFacts(page: Page, address?: string): Promise<PageFacts> {
  return page.evaluate(async (from) => {
    const source =
      from === undefined
        ? document
        : new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html');
    return {
      title: source.title,
      headings: [...source.querySelectorAll('h1')].map((heading) => (heading.textContent ?? '').trim()),
      current: [...source.querySelectorAll('a[aria-current="page"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    };
  }, address);
}

function compare(expected: PageFacts, actual: PageFacts, page: string, how: string): Problem[] {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(actual)];
  return a === b ? [] : [{page, text: `${how} shows ${b} instead of ${a}`}];
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout: 15_000});
}

/** A tab of its own whose complaints are collected, each with the address that was visited last. */
async function watchedTab(browser: Browser) {
  const problems: Problem[] = [];
  const page = await browser.newPage();
  let current = '';
  listen(page, problems, () => current);
  const comeTo = (address: string) => {
    current = address;
  };
  return {
    page,
    problems,
    comeTo,
    /** Comes to an address; what goes wrong there is a problem of it. */
    visit: async (address: string, check: () => Promise<Problem[]>) => {
      comeTo(address);
      try {
        problems.push(...(await check()));
      } catch (error) {
        problems.push({page: address, text: String(error)});
      }
    },
    close: () => page.close(),
  };
}

/** Loads every page anew and compares it with its static HTML. */
export async function checkFullLoads(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Problem[]> {
  const {page, problems, visit, close} = await watchedTab(browser);
  for (const address of addresses) {
    await visit(address, async () => {
      await page.goto(`${origin}${address}`, {waitUntil: 'load'});
      await hydrated(page);
      const expected = await readFacts(page, address);
      const count = expected.headings.length;
      return [
        ...compare(expected, await readFacts(page), address, 'the full load'),
        ...(count === 1 ? [] : [{page: address, text: `has ${count} h1`}]),
      ];
    });
  }
  await close();
  return problems;
}

/** Sends the router of the page to another address, as a link does. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

/** Visits every page in one tab without loading it anew, in an order that crosses sections. */
export async function checkNavigation(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Problem[]> {
  const {page, problems, comeTo, visit, close} = await watchedTab(browser);
  const begin = async () => {
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  };
  const first = addresses[0] ?? '/';
  comeTo(first);
  await page.goto(`${origin}${first}`, {waitUntil: 'load'});
  await begin();
  for (const address of scattered(addresses)) {
    await visit(address, async () => {
      const expected = await readFacts(page, address);
      await navigate(page, address);
      await page.waitForFunction(
        (title) => document.title === title && document.querySelector('h1') !== null,
        expected.title,
        {timeout: 15_000},
      );
      return compare(expected, await readFacts(page), address, 'the navigation');
    });
    if ((await page.locator('html[data-same-document]').count()) === 0) {
      problems.push({page: address, text: 'was loaded anew instead of navigated to'});
      await begin();
    }
  }
  await close();
  return problems;
}
