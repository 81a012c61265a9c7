import {expect, type Page} from '@playwright/test';
import {findStoredItem} from '../../plugins/analytics/privacy';
import {parseCacheName} from '../../plugins/offline/names';
import {hydrated, open, startDemo} from './support/journey';
import {decided} from './support/forward';
import {
  askForUpdate,
  bundledFiles,
  cacheNames,
  countLoads,
  isKept,
  kept,
  steerFocus,
  test,
  type ServedBuild,
} from './support/offline';
import {ask, openSearch} from './support/search';
import {isFromOtherBuild} from './support/twoBuilds';

const grid = '/x/react-data-grid/';
const introduction = '/x/introduction/';
const support = '/x/introduction/support/';

/** Follows a link without a load of the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
}

/** Whether all bundled files of the page are of the other build, none, or (never) some. */
async function detectBuild(page: Page): Promise<'first' | 'other' | 'mixed'> {
  const files = (await bundledFiles(page)).map(isFromOtherBuild);
  expect(files.length).toBeGreaterThan(5);
  if (files.every(Boolean)) return 'other';
  return files.some(Boolean) ? 'mixed' : 'first';
}

/** A page under a worker that is active and has kept it. */
async function openWithWorker(page: Page, {origin}: ServedBuild, address: string): Promise<void> {
  await open(page, origin + address);
  await kept(page, address);
}

test('what was read opens without a network; for the rest a page says what happened', async ({
  page,
  context,
  site,
}) => {
  const loads = countLoads(page);
  await open(page, site.origin + grid);
  const demo = await startDemo(page, 'Counter');
  await expect(demo).toBeVisible();
  await kept(page, grid);
  // By a link, without a request for its HTML.
  await follow(page, introduction);
  await kept(page, introduction);
  expect(loads(), 'the first worker reloads nothing').toBe(1);
  const names = await cacheNames(page);
  expect(names.map((name) => parseCacheName(name)?.kind)).toEqual(['visited']);
  expect(names.every((name) => findStoredItem('cache', name))).toBe(true);

  await site.stop();
  const tab = await context.newPage();
  await open(tab, site.origin + grid);
  await tab.getByRole('button', {name: 'Pressed 0 times'}).click();
  await expect(tab.getByRole('button', {name: 'Pressed 1 times'})).toBeVisible();
  await open(tab, site.origin + introduction);
  await expect(tab.locator('h1')).toContainText('Overview');

  await open(tab, site.origin + support);
  await expect(tab).toHaveURL(/\/x\/offline\/\?from=/);
  const notice = tab.getByRole('alert').filter({hasText: 'This page is not on your device'});
  await expect(notice).toContainText(support);
  await expect(tab.locator(`[data-visited="${grid}"]`)).toBeVisible();
  await expect(
    tab.getByText(
      'The site cannot be reached, so this version cannot be downloaded now. Check your connection.',
    ),
  ).toBeVisible();
  await site.start();
  await notice.getByRole('link', {name: 'Try again'}).click();
  await expect(tab).toHaveURL(site.origin + support);
  await expect(tab.locator('h1')).toContainText('Support');
});

test('a new build reloads a focused page once; unsent feedback stays', async ({page, context, site}) => {
  await steerFocus(context);
  await openWithWorker(page, site, support);
  const question = page.getByRole('region', {name: /^Was this page helpful\?/});
  await question.getByRole('button', {name: 'No', exact: true}).click();
  await question.getByRole('textbox').fill('Not sent yet');
  const loads = countLoads(page);
  site.deployOther();
  await askForUpdate(page);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(question.getByRole('textbox')).toHaveValue('Not sent yet');
  expect(await detectBuild(page)).toBe('other');
  // The worker that has reloaded it finds nothing newer.
  await askForUpdate(page);
  await open(page, site.origin + introduction);
  expect(loads()).toBe(2);
});

test('an unfocused page waits for the focus, then reloads once', async ({page, context, site}) => {
  await steerFocus(context);
  await openWithWorker(page, site, introduction);
  await page.evaluate(() => {
    window.name = 'unfocused';
  });
  const loads = countLoads(page);
  site.deployOther();
  await askForUpdate(page);
  const active = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return `${registration?.active?.state} ${registration?.installing?.state} ${(await caches.keys()).length}`;
    });
  await expect.poll(active).toBe('activated undefined 2');
  // Twice the time in which it looks for the focus.
  const looks = page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
  await looks;
  expect(loads()).toBe(0);
  await page.evaluate(() => {
    window.name = '';
  });
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  expect(await detectBuild(page)).toBe('other');
});

test('a page that is open while a build is deployed never mixes it with its own', async ({
  page,
  context,
  site,
}) => {
  await steerFocus(context);
  await decided(page, 'refused');
  // Links out of sight are not fetched ahead.
  await page.setViewportSize({width: 360, height: 500});
  await openWithWorker(page, site, introduction);
  await page.evaluate(() => {
    window.name = 'unfocused';
  });
  site.deployOther();
  // A page that this document has no files of: they are gone with the first build.
  await page.locator(`footer a[href="${support}"]`).click();
  await expect(page.locator('h1')).toContainText('Support');
  await hydrated(page);
  expect(await detectBuild(page)).toBe('other');
  await kept(page, support);

  await site.stop();
  const tab = await context.newPage();
  // Read in the first build, and whole in it.
  await open(tab, site.origin + introduction);
  expect(await detectBuild(tab)).toBe('first');
  await tab.locator(`footer a[href="${support}"]`).click();
  await expect(tab.locator('h1')).toContainText('Support');
  await hydrated(tab);
  expect(await detectBuild(tab)).toBe('other');
});

test('a kept version: a broken download goes on, all is read and found without a network, removal', async ({
  page,
  context,
  site,
}) => {
  // One file waits in a window that is called so until it is released.
  await page.addInitScript((held) => {
    const {fetch} = window;
    window.fetch = async (input, options) => {
      if (input === held && window.name === 'held') {
        window.name = 'waiting';
        await new Promise((resolve) => window.addEventListener('release', resolve, {once: true}));
      }
      return fetch(input, options);
    };
  }, grid);
  const hold = () => page.evaluate(() => void (window.name = 'held'));
  const isWaiting = () => expect.poll(() => page.evaluate(() => window.name)).toBe('waiting');
  const release = () => page.evaluate(() => window.dispatchEvent(new Event('release')));
  await openWithWorker(page, site, '/x/offline/');
  const card = page.locator('[data-keep]');
  await expect(card).toContainText(/Version 8\.[\w.-]+, English takes [\d.]+ MB on this device/);
  await hold();
  await card.getByRole('button', {name: 'Download'}).click();
  await expect.poll(() => isKept(page, introduction)).toBe(true);
  await isWaiting();
  await site.stop();
  await release();
  await expect(card).toHaveAttribute('data-keep', 'stopped');
  await expect(card).toContainText('The download broke off');

  await site.start();
  await page.reload();
  await expect(card).toContainText('A part of this version is on your device');
  await expect(page.locator('[data-kept="part"]')).toContainText('not complete yet');
  await hold();
  await card.getByRole('button', {name: 'Go on'}).click();
  await isWaiting();
  await card.getByRole('button', {name: 'Pause'}).click();
  await release();
  await expect(card).toHaveAttribute('data-keep', 'ready');
  await page.evaluate(() => void (window.name = ''));
  await card.getByRole('button', {name: 'Go on'}).click();
  await expect(card).toHaveAttribute('data-keep', 'kept');
  await expect(card).toContainText('is on this device as a whole');
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  expect(asked).toContain(site.origin + grid);
  expect(asked, 'what is there is not fetched again').not.toContain(site.origin + introduction);

  await site.stop();
  const tab = await context.newPage();
  await open(tab, site.origin + introduction);
  await follow(tab, grid);
  await startDemo(tab, 'Counter');
  await tab.getByRole('button', {name: 'Pressed 0 times'}).click();
  await expect(tab.getByRole('button', {name: 'Pressed 1 times'})).toBeVisible();
  const dialog = await openSearch(tab);
  // A word of the text: neither title nor heading has it.
  await ask(dialog, 'enough');
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await expect(tab).toHaveURL(site.origin + introduction);
  await expect(tab.locator('h1')).toContainText('Overview');
  expect((await cacheNames(tab)).every((name) => findStoredItem('cache', name))).toBe(true);

  await open(tab, `${site.origin}/x/offline/`);
  await tab.getByRole('button', {name: 'Remove'}).click();
  await expect(tab.locator('[data-kept]')).toHaveCount(0);
  expect((await cacheNames(tab)).map((name) => parseCacheName(name)?.kind)).toEqual(['visited']);
});

test('storage that is short is named before the download, and when it ends during it', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    Cache.prototype.put = function (...args) {
      return window.name === 'full'
        ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
        : put.apply(this, args);
    };
    StorageManager.prototype.estimate = () =>
      Promise.resolve({quota: 900_000, usage: window.name === 'full' ? -1e9 : 0});
  });
  await openWithWorker(page, site, '/x/offline/');
  const card = page.locator('[data-keep]');
  await card.getByRole('button', {name: 'Download'}).click();
  await expect(card).toContainText(
    /There is not enough room: [\d.]+ MB are needed, and your browser has 0\.9 MB/,
  );
  await page.evaluate(() => {
    window.name = 'full';
  });
  await card.getByRole('button', {name: 'Look again'}).click();
  await card.getByRole('button', {name: /Download|Go on/}).click();
  await expect(card).toContainText('Your browser has no room left for this site');
});

test('one file switches a broken worker off', async ({page, site}) => {
  await openWithWorker(page, site, introduction);
  const loads = countLoads(page);
  site.switchOff();
  await askForUpdate(page);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});

test('on a foreign host nothing is registered, and what is left from before is removed', async ({
  page,
  site,
}) => {
  const foreign = site.origin.replace('localhost', '127.0.0.1');
  await page.goto(`${foreign}/x/robots.txt`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/x/sw.js?params=%7B%7D', {scope: '/x/'});
    await navigator.serviceWorker.register('/zh/x/sw.js?params=%7B%7D', {scope: '/zh/x/'});
    await caches.open('mui-x-docs.offline/en/7/left/visited');
    await caches.open('somebody-else');
  });
  await open(page, foreign + introduction);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([0, 'somebody-else']);
});
