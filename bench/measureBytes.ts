import type {Browser, Page} from 'playwright-core';
import {benchPages, type PageKind} from './pages';
import {openAsReader} from './reader';
import {sumKilobytes, timeoutMs, watchTraffic} from './traffic';

/** What a page costs on load, in kB (1000 bytes) after gzip −9, to one decimal. */
export interface PageBytes {
  readonly javascript: number;
  /** All responses: HTML, styles, images and fonts, too. */
  readonly total: number;
  /** The part of `javascript` that only the demos in view need. */
  readonly demos: number;
}

/**
 * Opens a page as a reader with an empty cache does and counts what it loads until nothing more comes. What the
 * browser fetches ahead for links in view is not part of this page and not counted. A page with demos in view is opened
 * a second time, with all of them out of sight.
 *
 * @param origin of the server, without a slash at its end
 * @throws {Error} when other demos load than {@link benchPages} says: the figures would not be of this kind of page
 */
export async function measureBytes(browser: Browser, origin: string, kind: PageKind): Promise<PageBytes> {
  const {address, demos} = benchPages[kind];
  const plain = await measureVisit(browser, origin + address, []);
  if (demos.length === 0) return {...plain, demos: 0};
  const whole = await measureVisit(browser, origin + address, demos);
  return {...whole, demos: Math.round((whole.javascript - plain.javascript) * 10) / 10};
}

/** One visit, in a context of its own so that the cache is empty. */
async function measureVisit(
  browser: Browser,
  address: string,
  demos: readonly string[],
): Promise<Omit<PageBytes, 'demos'>> {
  const page = await openAsReader(browser);
  const traffic = watchTraffic(page);
  if (demos.length === 0) await keepDemosOutOfSight(page);
  await page.goto(address);
  for (const name of demos) {
    await page.waitForSelector(`[data-demo="${name}"][data-demo-state="ready"]`, {
      state: 'attached',
      timeout: timeoutMs,
    });
  }
  await traffic.quiet();
  const loaded = await page.$$eval('[data-demo]:not([data-demo-state="waiting"])', (elements) =>
    elements.map((element) => element.getAttribute('data-demo') ?? ''),
  );
  if (loaded.join() !== demos.join()) {
    throw new Error(
      `${address} loaded the demos [${loaded.join(', ')}] and not [${demos.join(', ')}]: correct bench/pages.ts`,
    );
  }
  const bodies = await traffic.bodies();
  await page.close();
  return {javascript: sumKilobytes(bodies, 'javascript'), total: sumKilobytes(bodies)};
}

/** Demos are drawn far above the page and so never near the viewport; everything else stays where it is. */
async function keepDemosOutOfSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-demo-box] { translate: 0 -1000000px }');
    document.adoptedStyleSheets = [sheet];
  });
}
