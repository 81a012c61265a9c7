import type {Page} from '@playwright/test';
import {startAdServer, type AdServer} from '../../fixtures/adServer';
import type {LayoutShift} from './frames';
import {forward} from './services';

/** What the advert network of a test does. */
export type Network = Parameters<typeof startAdServer>[0];

const servers = new WeakMap<Page, AdServer>();

/** Ends the network of a page; for `afterEach`. */
export async function endNetwork(page: Page): Promise<void> {
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await servers.get(page)?.close();
}

/** Puts an advert network behind the configured addresses, and fixes all draws. */
export async function withNetwork(page: Page, network: Network = {}, draw = 0.5): Promise<AdServer> {
  const server = await startAdServer(network);
  servers.set(page, server);
  await forward(page, 'https://ads.test', server.origin);
  await page.route('https://analytics.test/**', (route) => route.fulfill({body: ''}));
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
  return server;
}

/** The advert block of a page. */
export const place = (page: Page) => page.locator('[data-offer]');
/** What says to analytics which advert it is. */
export const label = (page: Page) => place(page).locator('[data-ga-event-label]');

/** Where the block and everything around it stand, in px. */
export const readLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-offer], article :is(h1, h2, p):not([data-offer] *)')].map(
      (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [element.localName, x, y, width, height];
      },
    ),
  );

/** What has moved so far without input of the reader, as browsers see it: a line with size, places and HTML each. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moves: string[] = [];
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!isShift(entry) || entry.hadRecentInput) continue;
            moves.push(`a shift of ${entry.value}`);
            for (const {node, previousRect, currentRect} of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              moves.push(
                `${JSON.stringify([previousRect, currentRect])} ${element?.outerHTML.slice(0, 160)}`,
              );
            }
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // Its entries come with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moves)));
      }),
  );
