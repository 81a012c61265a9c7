import type {Browser, Page} from 'playwright-core';
import {ask, box, openDialog} from '../search/dialog';
import {longest, openAsReader, slowDown, watchPresses} from '../reader';
import {median} from '../report';

const grid = '/x/react-data-grid/sorting/';

interface Press {
  /** What it is called in the table. */
  readonly name: string;
  /** Where it is pressed; the page on sorting without it. */
  readonly address?: string;
  /** What the reader did before, at full speed. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

function preferencesPanel(page: Page) {
  return page.getByRole('dialog', {name: 'Preferences'});
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Preferences'}).click();
  await preferencesPanel(page).waitFor();
}

/** A press in the open preferences. */
function preference(name: string): Pick<Press, 'before' | 'act'> {
  return {before: openPreferences, act: (page) => preferencesPanel(page).getByRole('button', {name}).click()};
}

/** What a reader presses. */
const presses: readonly Press[] = [
  {
    name: 'the version menu',
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', {name: /^Version/})
        .click(),
  },
  {name: 'the preferences', act: (page) => page.getByRole('button', {name: 'Preferences'}).click()},
  {name: 'the dark theme', ...preference('Dark')},
  {name: 'right to left', ...preference('Right to left')},
  {
    name: 'a key in the filter of the navigation',
    act: (page) => page.locator('#site-navigation').getByRole('searchbox').press('f'),
  },
  {
    name: 'a key in the search',
    before: async (page) => {
      await openDialog(page);
      await ask(page, 'sortin');
    },
    act: (page) => page.locator(box).press('g'),
  },
  {
    name: 'a key in the filter of the API of the Premium grid',
    address: '/x/api/data-grid/data-grid-premium/',
    act: (page) => page.locator('main input[data-api-filter]').press('r'),
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
  for (const {name, address = grid, before, act} of presses) {
    const page = await openAsReader(browser);
    await page.goto(origin + address, {waitUntil: 'networkidle'});
    if (address === grid) await page.locator('[data-demo][data-demo-state=ready]').first().waitFor();
    await before?.(page);
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

/** Pages from which a reader goes on ten times, each time by the link that this is. */
const walks = {
  'pages of the grid': {from: grid, next: '.pagination-nav__link--next'},
  'API pages': {
    from: '/x/api/data-grid/data-grid/',
    next: '#site-navigation li:has(> a[aria-current=page]) + li > a',
  },
} as const;

async function walk(browser: Browser, origin: string, {from, next}: {from: string; next: string}) {
  const page = await openAsReader(browser);
  await page.goto(origin + from, {waitUntil: 'networkidle'});
  const times: number[] = [];
  for (let step = 0; step < 10; step++) {
    const link = page.locator(next);
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            // Without named functions, as in `watchPresses`.
            const before = document.querySelector('h1')?.textContent;
            const begin = performance.now();
            const observer = new MutationObserver(() => {
              const heading = document.querySelector('h1')?.textContent;
              if (heading === undefined || heading === before) return;
              observer.disconnect();
              resolve(performance.now() - begin);
            });
            observer.observe(document.body, {childList: true, characterData: true, subtree: true});
            if (element instanceof HTMLElement) element.click();
          }),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return median(times);
}

/** ms from the click on a link to the heading of its page, the median over ten, by the kind of pages. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
): Promise<[name: string, ms: number][]> {
  const rows: [string, number][] = [];
  for (const [name, way] of Object.entries(walks)) {
    rows.push([name, Math.round(await walk(browser, origin, way))]);
  }
  return rows;
}
