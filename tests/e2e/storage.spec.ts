import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {CORRUPT_VALUES} from '../unit/corruptValues';
import {open, storeOnce, uncaughtErrors} from './support/journey';

/** Twenty of the corrupt texts, spread over the whole list. */
const seeds = Array.from(
  {length: 20},
  (_, index) => CORRUPT_VALUES[Math.floor((index * CORRUPT_VALUES.length) / 20)] ?? '',
);
const perTest = 5;

async function expectWorkingPage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).not.toHaveAttribute('data-dense');
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter pages'}).fill('roadmap');
  await expect(page.locator('#site-navigation').getByRole('listitem').getByRole('link')).toHaveText([
    'Roadmap',
  ]);
}

test.beforeEach(({page}) => page.emulateMedia({colorScheme: 'light'}));

for (let start = 0; start < seeds.length; start += perTest) {
  test(`corrupt stored values ${start + 1} to ${start + perTest} are dropped`, async ({page}) => {
    const errors = uncaughtErrors(page);
    for (const seed of seeds.slice(start, start + perTest)) {
      await storeOnce(page, {mode: seed, settings: seed});
      await open(page, '/x/introduction/support/');
      await expectWorkingPage(page);
    }
    expect(errors).toEqual([]);
  });
}

test('corrupt shared values are dropped', async ({page}) => {
  const errors = uncaughtErrors(page);
  for (const seed of ['%E0%A4%A', 'mode.purple~dir.up~dens~spacing.99~primary.red', '<script>', '~~~']) {
    await open(page, `/x/introduction/support/?settings=${seed}`);
    await expectWorkingPage(page);
  }
  expect(errors).toEqual([]);
});

for (const [way, block] of [
  [
    'every call throws',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'the storage itself throws',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`with blocked storage (${way}) the page works, and settings last as long as it`, async ({page}) => {
    const errors = uncaughtErrors(page);
    await page.addInitScript(block);
    await open(page, '/x/introduction/support/');
    await expectWorkingPage(page);
    await page.getByRole('button', {name: 'Preferences'}).click();
    const panel = page.getByRole('dialog', {name: 'Preferences'});
    await panel.getByRole('button', {name: 'Dark'}).click();
    await panel.getByRole('button', {name: 'Right to left'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await page.locator('#site-navigation').getByRole('link', {name: 'Roadmap'}).click();
    await expect(page.locator('h1')).toContainText('Roadmap');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(errors).toEqual([]);
  });
}
