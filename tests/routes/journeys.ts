import type {Browser, Page} from 'playwright-core';

import {hydrated, navigate, type Problem} from './siteChecks';

/** Where the journeys lead; all pages are of one build. */
interface JourneyPages {
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

/** One thing that a reader does; throws what is wrong. */
type Journey = (page: Page, pages: JourneyPages) => Promise<void>;

async function open(page: Page, {origin}: JourneyPages, address: string): Promise<void> {
  await page.goto(`${origin}${address}`, {waitUntil: 'load'});
  await hydrated(page);
}

/** Title of a page in its static HTML. */
async function fetchTitle(page: Page, {origin}: JourneyPages, address: string): Promise<string> {
  const response = await page.request.get(`${origin}${address}`);
  return /<title[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
}

/** Waits until a page is shown, whatever its address. */
async function arrives(page: Page, pages: JourneyPages, address: string): Promise<void> {
  const title = await fetchTitle(page, pages, address);
  try {
    await page.waitForFunction((expected) => document.title === expected, title, {timeout: 10_000});
  } catch {
    throw new Error(`shows "${await page.title()}" instead of "${title}"`);
  }
}

/** Marks the document, and gives what throws when it is no longer the same one. */
async function mark(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return async () => {
    const isSame = (await page.locator('html[data-same-document]').count()) === 1;
    if (!isSame) throw new Error('the document was loaded anew');
  };
}

/** Addresses of what the page requests from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** What holds with Docusaurus' own client, too. */
const COMMON_JOURNEYS: Record<string, Journey> = {
  'an unknown address shows the 404 page and hydrates': async (page, pages) => {
    await open(page, pages, `${pages.base}no/such/page/`);
    await arrives(page, pages, `${pages.base}no/such/page/`);
  },

  'a navigation to an unknown address and back': async (page, pages) => {
    await open(page, pages, pages.first);
    const stays = await mark(page);
    await navigate(page, `${pages.base}no/such/page/`);
    await page.waitForFunction(
      (title) => document.title !== title,
      await fetchTitle(page, pages, pages.first),
    );
    await page.goBack();
    await arrives(page, pages, pages.first);
    await stays();
  },

  'back and forward between sections': async (page, pages) => {
    await open(page, pages, pages.first);
    const stays = await mark(page);
    await navigate(page, pages.last);
    await arrives(page, pages, pages.last);
    await page.goBack();
    await arrives(page, pages, pages.first);
    await page.goForward();
    await arrives(page, pages, pages.last);
    await stays();
  },

  'a link to a heading of a page in another section': async (page, pages) => {
    await open(page, pages, pages.last);
    const id = await page.locator('h2[id]').last().getAttribute('id');
    await open(page, pages, pages.first);
    await navigate(page, `${pages.last}#${id}`);
    await arrives(page, pages, pages.last);
    await page.waitForTimeout(500);
    const top = await page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    const atEnd = await page.evaluate(
      () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
    );
    if (Math.abs(top) >= 200 && !atEnd) throw new Error(`the heading is at ${top} px`);
  },

  'pointing at a link loads its page': async (page, pages) => {
    await open(page, pages, pages.first);
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    await page.evaluate((to) => void window.docusaurus.preload(to), pages.last);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await navigate(page, pages.last);
    await arrives(page, pages, pages.last);
    if (before === 0) throw new Error('requested nothing');
  },

  'files that are gone lead to a full load of the target': async (page, pages) => {
    await open(page, pages, pages.first);
    await mark(page);
    let gone = true;
    await page.route('**/assets/js/*.js', (route) =>
      gone ? route.fulfill({status: 404, body: ''}) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await navigate(page, pages.last);
    await page.waitForURL(`**${pages.last}`);
    await page.locator('html:not([data-same-document])').waitFor({state: 'attached', timeout: 10_000});
    await arrives(page, pages, pages.last);
  },
};

/** What only the client of `plugins/lean-client` does. */
const LEAN_JOURNEYS: Record<string, Journey> = {
  // With Docusaurus' own client React draws a page anew for one of these spellings (its error 418).
  'other spellings of an address': async (page, pages) => {
    await open(page, pages, `${pages.last}index.html`);
    await arrives(page, pages, pages.last);
    await open(page, pages, `${pages.first}?a=/b/#c`);
    await arrives(page, pages, pages.first);
  },

  'a link in sight fetches nothing': async (page, pages) => {
    await open(page, pages, pages.first);
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    await page.evaluate((to) => void window.docusaurus.prefetch(to), pages.last);
    await page.waitForTimeout(3000);
    if (requests.length > 0) throw new Error(`requested ${requests.join(', ')}`);
  },

  'one failed request is repeated': async (page, pages) => {
    await open(page, pages, pages.first);
    const stays = await mark(page);
    const failed = new Set<string>();
    await page.route('**/assets/js/*.js', async (route) => {
      const url = route.request().url();
      await (failed.has(url) ? route.continue() : (failed.add(url), route.abort()));
    });
    await navigate(page, pages.last);
    await arrives(page, pages, pages.last);
    await stays();
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
    if (loads !== 2 || headings !== 1) throw new Error(`${loads} loads, ${headings} headings`);
  },
};

/** Walks through all journeys, each in a profile of its own. */
export async function checkJourneys(browser: Browser, pages: JourneyPages): Promise<Problem[]> {
  const problems: Problem[] = [];
  const {lean = true} = pages;
  const journeys = {...COMMON_JOURNEYS, ...(lean && LEAN_JOURNEYS)};
  for (const [name, journey] of Object.entries(journeys)) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => {
      // Journeys whose files are gone on purpose end in this error.
      if (!error.message.startsWith('Loading chunk')) problems.push({page: name, text: error.message});
    });
    page.on('console', (message) => {
      if (message.text().includes('onRecoverableError')) {
        problems.push({page: name, text: message.text().slice(0, 200)});
      }
    });
    await journey(page, pages).catch((error: unknown) => problems.push({page: name, text: String(error)}));
    await page.close();
  }
  return problems;
}
