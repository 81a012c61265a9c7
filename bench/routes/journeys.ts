import type {Browser, Page} from 'playwright-core';

import {hydrated, navigate, type Problem} from './siteChecks';

/** Where the journeys lead; all pages are of one build. */
export interface JourneyPages {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  /** Base address of the build. */
  base: string;
  /** First and last page in the order of addresses, so that they are in different sections. */
  first: string;
  last: string;
  /** Whether the build has the client of `plugins/lean-client`; by default it has. */
  lean?: boolean;
}

/** One thing that a reader does; returns what is wrong, or nothing. */
type Journey = (page: Page, pages: JourneyPages) => Promise<string | undefined>;

async function open(page: Page, {origin}: JourneyPages, address: string): Promise<void> {
  await page.goto(`${origin}${address}`, {waitUntil: 'load'});
  await hydrated(page);
}

/** Title of a page in its static HTML. */
async function titleOf(page: Page, {origin}: JourneyPages, address: string): Promise<string> {
  const response = await page.request.get(`${origin}${address}`);
  return /<title[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
}

async function arrives(page: Page, title: string): Promise<string | undefined> {
  try {
    await page.waitForFunction((expected) => document.title === expected, title, {timeout: 10_000});
    return undefined;
  } catch {
    return `shows "${await page.title()}" instead of "${title}"`;
  }
}

/** True when the document is still the one that was marked. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return async () => (await page.locator('html[data-same-document]').count()) === 1;
}

/** What holds with Docusaurus' own client, too. */
const COMMON_JOURNEYS: Record<string, Journey> = {
  'an unknown address shows the 404 page and hydrates': async (page, pages) => {
    await open(page, pages, `${pages.base}no/such/page/`);
    const title = await titleOf(page, pages, `${pages.base}no/such/page/`);
    return arrives(page, title);
  },

  'a navigation to an unknown address and back': async (page, pages) => {
    await open(page, pages, pages.first);
    const same = await mark(page);
    await navigate(page, `${pages.base}no/such/page/`);
    await page.waitForFunction((title) => document.title !== title, await titleOf(page, pages, pages.first));
    await page.goBack();
    const wrong = await arrives(page, await titleOf(page, pages, pages.first));
    return wrong ?? ((await same()) ? undefined : 'the document was loaded anew');
  },

  'back and forward between sections': async (page, pages) => {
    await open(page, pages, pages.first);
    const same = await mark(page);
    await navigate(page, pages.last);
    const there = await arrives(page, await titleOf(page, pages, pages.last));
    await page.goBack();
    const back = await arrives(page, await titleOf(page, pages, pages.first));
    await page.goForward();
    const forth = await arrives(page, await titleOf(page, pages, pages.last));
    return there ?? back ?? forth ?? ((await same()) ? undefined : 'the document was loaded anew');
  },

  'a link to a heading of a page in another section': async (page, pages) => {
    await open(page, pages, pages.last);
    const id = await page.locator('h2[id]').last().getAttribute('id');
    await open(page, pages, pages.first);
    await navigate(page, `${pages.last}#${id}`);
    const wrong = await arrives(page, await titleOf(page, pages, pages.last));
    await page.waitForTimeout(500);
    const top = await page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    const atEnd = await page.evaluate(
      () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
    );
    return wrong ?? (Math.abs(top) < 200 || atEnd ? undefined : `the heading is at ${top} px`);
  },

  'pointing at a link loads its page': async (page, pages) => {
    await open(page, pages, pages.first);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate((to) => void window.docusaurus.preload(to), pages.last);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await navigate(page, pages.last);
    const wrong = await arrives(page, await titleOf(page, pages, pages.last));
    return wrong ?? (before > 0 ? undefined : 'requested nothing');
  },

  'files that are gone lead to a full load of the target': async (page, pages) => {
    await open(page, pages, pages.first);
    const same = await mark(page);
    let gone = true;
    await page.route('**/assets/js/*.js', (route) =>
      gone ? route.fulfill({status: 404, body: ''}) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        gone = false;
      }
    });
    await navigate(page, pages.last);
    await page.waitForURL(`**${pages.last}`);
    await page.waitForFunction(
      () => !document.documentElement.hasAttribute('data-same-document'),
      undefined,
      {
        timeout: 10_000,
      },
    );
    const wrong = await arrives(page, await titleOf(page, pages, pages.last));
    return wrong ?? ((await same()) ? 'the document was not loaded anew' : undefined);
  },
};

/** What only the client of `plugins/lean-client` does. */
const LEAN_JOURNEYS: Record<string, Journey> = {
  // With Docusaurus' own client React draws a page anew for one of these spellings (its error 418).
  'other spellings of an address': async (page, pages) => {
    await open(page, pages, `${pages.last}index.html`);
    const title = await titleOf(page, pages, pages.last);
    const wrong = await arrives(page, title);
    await open(page, pages, `${pages.first}?a=/b/#c`);
    return wrong ?? arrives(page, await titleOf(page, pages, pages.first));
  },

  'a link in sight fetches nothing': async (page, pages) => {
    await open(page, pages, pages.first);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate((to) => void window.docusaurus.prefetch(to), pages.last);
    await page.waitForTimeout(3000);
    return requests.length > 0 ? `requested ${requests.join(', ')}` : undefined;
  },

  'one failed request is repeated': async (page, pages) => {
    await open(page, pages, pages.first);
    const same = await mark(page);
    const failed = new Set<string>();
    await page.route('**/assets/js/*.js', async (route) => {
      const url = route.request().url();
      await (failed.has(url) ? route.continue() : (failed.add(url), route.abort()));
    });
    await navigate(page, pages.last);
    const wrong = await arrives(page, await titleOf(page, pages, pages.last));
    return wrong ?? ((await same()) ? undefined : 'the document was loaded anew');
  },

  'a first page whose files are gone is reloaded once and then left as it is': async (page, pages) => {
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route(/assets\/js\/\d+\..*\.js/, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(`${pages.origin}${pages.last}`, {waitUntil: 'load'});
    await page.waitForTimeout(5000);
    const headings = await page.locator('h1').count();
    return loads === 2 && headings === 1 ? undefined : `${loads} loads, ${headings} headings`;
  },
};

/** Walks through all journeys, each in a profile of its own. */
export async function checkJourneys(browser: Browser, pages: JourneyPages): Promise<Problem[]> {
  const problems: Problem[] = [];
  const {lean = true} = pages;
  const journeys = {...COMMON_JOURNEYS, ...(lean && LEAN_JOURNEYS)};
  for (const [name, journey] of Object.entries(journeys)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      // Journeys whose files are gone on purpose end in this error.
      if (!error.message.startsWith('Loading chunk')) {
        problems.push({page: name, text: error.message});
      }
    });
    page.on('console', (message) => {
      if (message.text().includes('onRecoverableError')) {
        problems.push({page: name, text: message.text().slice(0, 200)});
      }
    });
    try {
      const wrong = await journey(page, pages);
      if (wrong !== undefined) {
        problems.push({page: name, text: wrong});
      }
    } catch (error) {
      problems.push({page: name, text: String(error)});
    }
    await context.close();
  }
  return problems;
}
