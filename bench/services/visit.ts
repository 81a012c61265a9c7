import type {Browser, Page} from 'playwright-core';
import {decided, forward} from '../../tests/e2e/support/forward';
import {startAdServer, type AdServer} from '../../tests/fixtures/adServer';
import {startAnalyticsServer, type AnalyticsServer} from '../../tests/fixtures/analyticsServer';
import {openAsReader} from '../reader';
import {timeoutMs} from '../traffic';

/** What answers at the addresses that the site is configured with: a good advert network, and a sink of events. */
export interface Services {
  readonly adverts: AdServer;
  readonly analytics: AnalyticsServer;
}

/** What a reader has said about third parties before the visit. */
export type Consent = 'undecided' | 'allowed';

export interface Visit {
  readonly consent: Consent;
  /** What every draw of the page gives, from 0 up to but not including 1. */
  readonly draw: number;
}

/** A draw by which nothing happens that happens to few page loads only. */
export const ordinaryDraw = 0.5;

/** Starts the services for one measurement and stops them at its end. */
export async function withServices<Result>(
  measure: (services: Services) => Promise<Result>,
): Promise<Result> {
  const [adverts, analytics] = await Promise.all([startAdServer(), startAnalyticsServer()]);
  try {
    return await measure({adverts, analytics});
  } finally {
    await Promise.all([adverts.close(), analytics.close()]);
  }
}

/** An empty page of a reader; what it opens is a first visit. To be closed with {@link endVisit}. */
export async function startVisit(
  browser: Browser,
  {adverts, analytics}: Services,
  {consent, draw}: Visit,
): Promise<Page> {
  const page = await openAsReader(browser);
  await forward(page, 'https://ads.test', adverts.origin);
  await forward(page, 'https://analytics.test', analytics.origin);
  if (consent === 'allowed') await decided(page, consent);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
  return page;
}

/** Waits until the page shows all that comes by itself: its demos and its advert. */
export async function shown(page: Page): Promise<void> {
  for (const missing of [
    '[data-demo]:not([data-demo-state="ready"])',
    '[data-offer]:not(:has([data-ga-event-label]))',
  ]) {
    await page.waitForSelector(missing, {state: 'detached', timeout: timeoutMs});
  }
}

export async function endVisit(page: Page): Promise<void> {
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.context().close();
}
