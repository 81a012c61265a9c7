import type {Browser, Page} from 'playwright-core';
import {slowDown} from '../reader';
import type {Sites} from './build';
import {endVisit, ordinaryDraw, startVisit, type Services} from './visit';

/** A task that kept the page from answering; times in ms since navigation start. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Total blocking times in ms, one for each run, of the page without the three plugins and with everything. */
export type BlockingTimes = Pick<Sites<readonly number[]>, 'without' | 'configured'>;

const address = '/x/introduction/';

/** Visits of each form that count. One before them does not: it finds the browser itself cold. */
const runs = 5;

/** How long after its load a page is watched, in ms. */
const afterLoadMs = 5000;

/** From this length on a task is felt, in ms: what is longer blocks. */
const feltMs = 50;

/** What tasks that began before `end` took beyond 50 ms each, in ms. */
export function blockingTime(tasks: readonly Task[], end: number): number {
  return tasks
    .filter(({start, duration}) => start < end && duration > feltMs)
    .reduce((sum, {duration}) => sum + duration - feltMs, 0);
}

/** Opens the page in both forms in turn, and in both orders, so that what else the machine does hits both. */
export async function measureBlocking(
  browser: Browser,
  origins: Sites<string>,
  services: Services,
): Promise<BlockingTimes> {
  const times: Record<keyof BlockingTimes, number[]> = {without: [], configured: []};
  const forms = ['without', 'configured'] as const;
  for (let run = 0; run <= runs; run += 1) {
    for (const form of run % 2 === 0 ? forms : forms.toReversed()) {
      const page = await startVisit(browser, services, {consent: 'allowed', draw: ordinaryDraw});
      const time = await measureBlockingTime(page, origins[form] + address);
      if (run > 0) times[form].push(time);
      await endVisit(page);
    }
  }
  return times;
}

async function measureBlockingTime(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) {
        performance.measure('bench:task', {start: startTime, duration});
      }
    }).observe({type: 'longtask', buffered: true});
  });
  await slowDown(page);
  await page.goto(url);
  // A task that began in time is known once it has ended.
  await page.waitForTimeout(afterLoadMs + 1000);
  const {load, tasks} = await page.evaluate(() => ({
    load: performance
      .getEntriesByType('navigation')
      .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0))[0],
    tasks: performance
      .getEntriesByName('bench:task')
      .map(({startTime, duration}) => ({start: startTime, duration})),
  }));
  if (!load) throw new Error(`${url} has not loaded`);
  return blockingTime(tasks, load + afterLoadMs);
}
