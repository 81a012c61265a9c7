import type {Browser, Page} from 'playwright-core';
import {viewport} from './pages';

/** How many times slower than this one the processor of the reader is, where a measurement says so. */
const slowdown = 4;

/**
 * The name of an ordinary browser of this version: that of a browser without a window makes the site take it for a
 * crawler, which is spared the adverts.
 */
export function readerAgent(browser: Browser): string {
  const version = browser.version().replace(/\..*$/s, '.0.0.0');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
}

/** A page in a context of its own, so that the cache is empty, in an ordinary browser. */
export function openAsReader(browser: Browser): Promise<Page> {
  return browser.newPage({
    userAgent: readerAgent(browser),
    viewport,
    // What a worker fetches beside the page would be counted with it.
    serviceWorkers: 'block',
  });
}

/** From now on the page runs on a slow processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}

/**
 * Notes from now on how long the page keeps its reader waiting: in `data-event` of `html` the longest time from a press
 * to the next paint, in `data-longtask` the longest task above 50 ms, both in ms.
 */
export async function watchPresses(page: Page): Promise<void> {
  // Without named functions: the compiler gives those a helper that the page does not have.
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    const observer = new PerformanceObserver((list) => {
      for (const {entryType, duration} of list.getEntries()) {
        dataset[entryType] = String(Math.max(duration, Number(dataset[entryType] ?? 0)));
      }
    });
    const everyEvent: PerformanceObserverInit & {durationThreshold: number} = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(everyEvent);
    observer.observe({type: 'longtask'});
  });
}

/** What {@link watchPresses} has noted so far, in whole ms. */
export function longest(page: Page, kind: 'event' | 'longtask'): Promise<number> {
  return page.evaluate((name) => Math.round(Number(document.documentElement.dataset[name] ?? 0)), kind);
}

/** Times between the frames of a page while something is done, in ms. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const watch = await page.evaluateHandle(() => {
    // Methods: the compiler gives named functions a helper that the page does not have.
    const watched = {
      isOn: true,
      times: [performance.now()],
      next(now: number) {
        watched.times.push(now);
        if (watched.isOn) requestAnimationFrame((later) => watched.next(later));
      },
    };
    requestAnimationFrame((now) => watched.next(now));
    return watched;
  });
  await act();
  return watch.evaluate((watched) => {
    watched.isOn = false;
    // The first frame began before.
    return watched.times.slice(2).map((time, index) => time - (watched.times[index + 1] ?? time));
  });
}
