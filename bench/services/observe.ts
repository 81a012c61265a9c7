import type {Page} from 'playwright-core';

/** Something that the browser noted; `ms` since navigation start. */
export interface Note {
  readonly ms: number;
  /** Of a `PerformanceEntry`, `first byte` or `load`. */
  readonly type: string;
  readonly name: string;
}

/** Makes the page note what the browser does not keep; to be called before it is opened. */
export async function noteMoments(page: Page): Promise<void> {
  // Without named functions: the compiler gives those a helper that the page does not have.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const label = document.querySelector('[data-offer] [data-ga-event-label]');
      const isHydrated = document.querySelector('html[data-has-hydrated="true"]') !== null;
      for (const name of [
        ...(isHydrated ? ['hydrated'] : []),
        ...(label ? [`advert shown: ${label.getAttribute('data-ga-event-label') ?? ''}`] : []),
      ]) {
        if (performance.getEntriesByName(name).length === 0) performance.mark(name);
      }
    }).observe(document, {
      attributes: true,
      attributeFilter: ['data-has-hydrated', 'data-ga-event-label'],
      childList: true,
      subtree: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {startTime} = entry;
        if ('value' in entry) performance.mark(`layout shift of ${String(entry.value)}`, {startTime});
        if ('element' in entry && entry.element instanceof Element) {
          performance.mark(`largest paint of content (LCP): ${entry.element.localName}`, {startTime});
        }
      }
    }).observe({entryTypes: ['layout-shift', 'largest-contentful-paint']});
  });
}

/** Everything that was noted so far. */
export function readNotes(page: Page): Promise<Note[]> {
  return page.evaluate(() =>
    performance.getEntries().flatMap((entry) =>
      entry instanceof PerformanceNavigationTiming
        ? [
            {ms: entry.responseStart, type: 'first byte', name: ''},
            {ms: entry.loadEventStart, type: 'load', name: ''},
          ]
        : [{ms: entry.startTime, type: entry.entryType, name: entry.name}],
    ),
  );
}

/**
 * The reader presses something that does nothing, which settles what the largest paint was, and turns to another tab:
 * this is when the last metrics of a page are known.
 */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => performance.mark('reader presses the title'));
  await page.locator('h1').click();
  await page.evaluate(() => {
    performance.mark('reader turns to another tab');
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
}
