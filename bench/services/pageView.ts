import type {Browser, Page} from 'playwright-core';
import {timeoutMs} from '../traffic';
import {leave, noteMoments, readNotes, type Note} from './observe';
import {sumLayoutShifts, buildTimeline, type Moment} from './timeline';
import {endVisit, shown, startVisit, withServices, type Services} from './visit';

export interface PageView {
  readonly moments: readonly Moment[];
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** How long analytics is waited for after the last event that is awaited, in ms: there may be more. */
const restMs = 500;

/**
 * Records one page view with everything configured and allowed. Each draw is the smallest, so that this page load is
 * one of those that report everything.
 *
 * @param origin of the configured site
 * @throws Error when an event does not come
 */
export function recordPageView(browser: Browser, origin: string): Promise<PageView> {
  return withServices(async (services) => {
    const page = await startVisit(browser, services, {consent: 'allowed', draw: 0});
    await noteMoments(page);
    await page.goto(`${origin}/x/introduction/`);
    await shown(page);
    await sent(page, services, 'ad');
    await leave(page);
    for (const name of ['LCP', 'CLS']) await sent(page, services, name);
    await page.waitForTimeout(restMs);
    const notes: Note[] = await readNotes(page);
    await endVisit(page);
    return {moments: buildTimeline(notes, services.analytics.commands()), shift: sumLayoutShifts(notes)};
  });
}

async function sent(page: Page, {analytics}: Services, event: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!analytics.commands().some(([command, name]) => command === 'event' && name === event)) {
    if (Date.now() > deadline) throw new Error(`The event "${event}" was not sent`);
    await page.waitForTimeout(50);
  }
}
