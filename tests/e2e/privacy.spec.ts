import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {
  findStoredItem,
  storedItems,
  type StorageKind,
  type StoredItem,
} from '../../plugins/analytics/privacy';
import {consentDialog, test as withAnalytics} from './support/analytics';
import {open, startDemo} from './support/journey';
import {openPreferences} from './support/preferences';
import {ask, openSearch} from './support/search';

/** A thing that a browser has really stored; `days` of a cookie that outlives the browser. */
interface Found {
  readonly kind: StorageKind;
  readonly name: string;
  readonly days?: number;
}

async function storedBy(page: Page): Promise<Found[]> {
  const cookies = (await page.context().cookies()).map(({name, expires}) => ({
    kind: 'cookie' as const,
    name,
    days: Math.round((expires - Date.now() / 1000) / 86_400),
  }));
  const [local, session] = await page.evaluate(() => [
    Object.keys(window.localStorage),
    Object.keys(window.sessionStorage),
  ]);
  return [
    ...cookies,
    ...(local ?? []).map((name) => ({kind: 'localStorage' as const, name})),
    ...(session ?? []).map((name) => ({kind: 'sessionStorage' as const, name})),
  ];
}

/** The entries that the privacy page shows. */
function shownOn(page: Page): Promise<string[]> {
  return page
    .locator('[data-stored]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-stored') ?? ''));
}

const toKey = ({kind, name}: StoredItem) => `${kind} ${name}`;

/** How long a cookie lives in days: Chromium shortens what asks for more than 400. */
function getDays(item: StoredItem | undefined): number | undefined {
  return typeof item?.life === 'object' ? Math.min(item.life.days, 400) : undefined;
}

/** The entries that what was found belongs to. Fails on what belongs to none, and on a cookie with another life. */
function entriesFor(found: readonly Found[]): string[] {
  const entries = found.map(({kind, name, days}) => {
    const item = findStoredItem(kind, name);
    expect(item, `${kind} ${name} is not in plugins/analytics/privacy.ts`).toBeDefined();
    if (kind === 'cookie') expect(days, name).toBe(getDays(item));
    return item ? toKey(item) : '';
  });
  return [...new Set(entries)].sort();
}

/** Written only when a file of the site is missing, or by the worker: `offline.spec.ts` has a test of its names. */
const rare = [
  'sessionStorage route-sections.reloaded',
  'cache mui-x-docs.offline/*/visited',
  'cache mui-x-docs.offline/*/kept',
];

test('the privacy page lists what the site stores, and nothing else', async ({page}) => {
  await open(page, '/x/introduction/installation/');
  await page.getByRole('button', {name: 'pnpm', exact: true}).first().click();
  const panel = await openPreferences(page);
  await panel.getByRole('button', {name: 'Dark'}).click();
  await panel.getByRole('button', {name: 'Right to left'}).click();
  await open(page, '/x/api/data-grid/data-grid/');
  await page.getByRole('button', {name: 'Table', exact: true}).click();
  await page.locator('#site-navigation').evaluate((navigation) => {
    const scrolled = [navigation, ...navigation.querySelectorAll('*')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 50 && getComputedStyle(element).overflowY !== 'visible',
    );
    scrolled?.scrollBy(0, 40);
  });
  // Noted once the navigation rests.
  await expect.poll(() => page.evaluate(() => window.sessionStorage.length)).toBe(1);
  await open(page, '/x/react-tree-view/quickstart/');
  const toolbar = await startDemo(page, 'ReactToSelection');
  await toolbar.getByRole('button', {name: 'JavaScript'}).click();
  await toolbar.getByRole('button', {name: 'MUI System'}).click();
  await toolbar.getByRole('menuitemradio', {name: 'CSS'}).click();
  await expect.poll(async () => (await page.context().cookies()).length).toBe(2);
  // An answer that was sent, one that was refused, and a comment that is being written.
  const no = page.getByRole('button', {name: 'No', exact: true});
  await no.click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await open(page, '/x/react-tree-view/');
  await page.route('**/feedback', (route) => route.fulfill({status: 503}));
  await no.click();
  await expect(page.getByText("Couldn't submit feedback. Please try again later.")).toBeVisible();
  await page
    .getByRole('textbox', {name: 'What is missing or wrong? (optional)'})
    .fill('Where are the icons?');

  // A search that led somewhere.
  const search = await openSearch(page);
  await ask(search, 'row height');
  await search.getByRole('listbox').getByRole('option').first().click();

  await open(page, '/x/privacy/');
  await expect(page.locator('h1')).toHaveText('Privacy');
  const shown = await shownOn(page);
  expect(shown.sort()).toEqual([...entriesFor(await storedBy(page)), ...rare].sort());
});

withAnalytics(
  'with a third party the page lists what it stores, says what counts and opens the choice',
  async ({page, analytics}) => {
    await open(page, '/zh/x/introduction/');
    // The dialog leads to the page.
    await consentDialog(page).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('隐私');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('你还没有作出选择。');
    await consentDialog(page).getByRole('button', {name: '全部允许'}).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('目前已允许第三方。');
    await expect.poll(() => analytics.commands().length).toBeGreaterThan(0);
    const siteEntries = entriesFor(await storedBy(page));
    expect(siteEntries).toEqual(['cookie _ga', 'cookie _ga_*', 'localStorage mui-x-docs.consent']);
    const all = await shownOn(page);
    expect(all).toEqual(expect.arrayContaining(siteEntries));
    expect(all.sort()).toEqual(
      storedItems
        .filter(({service}) => service !== 'adverts')
        .map(toKey)
        .sort(),
    );
    await page.getByRole('button', {name: '更改选择'}).click();
    await expect(consentDialog(page)).toBeFocused();
  },
);
