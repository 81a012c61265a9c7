import {expect} from '../e2e/support/test';
import {adScript, goodAd} from '../fixtures/adServer';
import {endNetwork, label, readLayout, readLayoutShifts, place, withNetwork} from '../e2e/support/adverts';
import {open, uncaughtErrors} from '../e2e/support/journey';
import {decided, ordinaryBrowser, test} from '../e2e/support/services';

const address = '/x/introduction/';

// The browser of the tests says that it has no window, which makes it a crawler: those see no advert.
test.use({userAgent: ordinaryBrowser});

test.afterEach(({page}) => endNetwork(page));

test('before a reader agrees the house advertises, then the network, and nothing moves', async ({page}) => {
  const errors = uncaughtErrors(page);
  const server = await withNetwork(page);
  await open(page, address);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  const before = await readLayout(page);
  expect(server.requests()).toEqual([]);

  await page.getByRole('dialog').getByRole('button', {name: 'Allow all'}).click();
  await expect(label(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  expect(server.requests().filter((path) => path === '/script.js')).toHaveLength(1);
  expect(await readLayout(page)).toEqual(before);
  expect(await readLayoutShifts(page)).toEqual([]);

  // The page goes on: the next one without an advert has no room for it.
  await page.getByRole('link', {name: 'licensing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Licensing');
  await expect(place(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a hostile script shows nothing of its own', async ({page}) => {
  const errors = uncaughtErrors(page);
  const attack = goodAd.replace(/href="[^"]*"/g, 'href="javascript:document.title=1"');
  await withNetwork(page, {script: adScript(`${attack}<h1>Injected</h1>`)});
  await decided(page, 'allowed');
  await page.clock.install();
  await open(page, address);
  await page.clock.runFor(20_000);
  await expect(label(page)).toHaveAttribute('data-ga-event-label', /^in-house/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(place(page).locator('[href^="javascript:"]:visible')).toHaveCount(0);
  expect(errors).toEqual([]);
});
