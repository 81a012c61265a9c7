import type {Browser, Page} from 'playwright-core';
import {longest, openAsReader, slowDown, watchPresses} from '../reader';
import {median} from '../report';

const grid = '/x/react-data-grid/sorting/';

/** What a reader presses on the page on sorting, and what it is called in the table. */
const presses: readonly {readonly name: string; readonly act: (page: Page) => Promise<void>}[] = [
  {
    name: 'the version menu',
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', {name: /^Version/})
        .click(),
  },
  {name: 'the preferences', act: (page) => page.getByRole('button', {name: 'Preferences'}).click()},
  {
    name: 'a key in the filter of the navigation',
    act: (page) => page.locator('#site-navigation').getByRole('searchbox').press('f'),
  },
  {
    name: 'JavaScript in the place of TypeScript',
    act: (page) => page.locator('[data-demo] [data-toolbar-item=JS]').first().click(),
  },
  {
    name: 'all of the code of a demo',
    act: (page) => page.locator('[data-demo] [data-toolbar-item=code]').first().click(),
  },
];

/** The longest time from each press to the next paint, in ms. */
export async function measurePresses(
  browser: Browser,
  origin: string,
): Promise<[name: string, ms: number][]> {
  const rows: [string, number][] = [];
  for (const {name, act} of presses) {
    const page = await openAsReader(browser);
    await page.goto(origin + grid);
    await page.locator('[data-demo][data-demo-state=ready]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    await watchPresses(page);
    await act(page);
    await page.waitForTimeout(1500);
    rows.push([name, await longest(page, 'event')]);
    await page.close();
  }
  return rows;
}

/** ms from the click on a link of the navigation to the heading of its page, the median over some of them. */
export async function measureNavigation(browser: Browser, origin: string, from: string): Promise<number> {
  const page = await openAsReader(browser);
  await page.goto(origin + from);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let step = 0; step < 10; step++) {
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(300);
    times.push(
      await next.evaluate(
        (link) =>
          new Promise<number>((resolve) => {
            const before = document.querySelector('h1');
            const begin = performance.now();
            const observer = new MutationObserver(() => {
              if (document.querySelector('h1') === before) return;
              observer.disconnect();
              resolve(performance.now() - begin);
            });
            observer.observe(document.body, {childList: true, subtree: true});
            if (link instanceof HTMLElement) link.click();
          }),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return median(times);
}
