import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open, storageKeys, storeOnce} from './support/journey';
import {openPreferences} from './support/preferences';

/** The frame's ground in each mode, also the color of the browser's own frame, as browsers report it. */
const background = {light: 'rgb(245, 241, 244)', dark: 'rgb(15, 13, 16)'} as const;
const other = {light: 'dark', dark: 'light'} as const;

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )mode-${mode}( |$)`));
  await expect(page.locator('body')).not.toHaveClass(new RegExp(`(^| )mode-${other[mode]}( |$)`));
  await expect
    .poll(() => page.evaluate(() => window.getComputedStyle(document.documentElement).backgroundColor))
    .toBe(background[mode]);
  const metas = page.locator('meta[name=theme-color]');
  expect(await metas.count()).toBeGreaterThan(0);
  const contents = await metas.evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  const color = await page.evaluate((text) => {
    const probe = document.createElement('i');
    probe.style.color = text;
    document.body.append(probe);
    const computed = window.getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, contents[0] ?? '');
  expect(new Set(contents).size).toBe(1);
  expect(color).toBe(background[mode]);
}

for (const system of ['light', 'dark'] as const) {
  test(`without a choice the page follows a ${system} system, also when it changes`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await open(page, '/x/introduction/support/');
    await expectMode(page, system);
    await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
    await page.emulateMedia({colorScheme: other[system]});
    await expectMode(page, other[system]);
    await page.emulateMedia({colorScheme: system});
    await expectMode(page, system);
  });

  test(`a chosen ${other[system]} mode stands against a ${system} system`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await storeOnce(page, {mode: other[system]});
    await open(page, '/x/introduction/support/');
    await expectMode(page, other[system]);
    await page.emulateMedia({colorScheme: other[system]});
    await page.emulateMedia({colorScheme: system});
    await expectMode(page, other[system]);
  });
}

test('what lies below the view follows a change of mode and of direction, and the page keeps its height', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/x/introduction/support/');
  const panel = await openPreferences(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const waiting = page.locator('[style*=content-visibility]');
  const last = page.locator('.theme-doc-markdown > *').last();
  await panel.getByRole('button', {name: 'Dark', exact: true}).click();
  await expectMode(page, 'dark');
  await expect(waiting).toHaveCount(0);
  await panel.getByRole('button', {name: 'Right to left', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(waiting).toHaveCount(0);
  await expect(last).toHaveCSS('direction', 'rtl');
  await expect.poll(height).toBe(before);
});

test('a mode chosen in another tab arrives here', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/x/introduction/support/');
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate((key) => window.localStorage.setItem(key, 'dark'), storageKeys.mode);
  await expectMode(page, 'dark');
});

test('settings chosen in another tab arrive here', async ({page, context}) => {
  await open(page, '/x/introduction/support/');
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(
    (key) => window.localStorage.setItem(key, '{"direction":"rtl","dense":true}'),
    storageKeys.settings,
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-dense');
});

for (const address of ['/x/introduction/support/', '/x/api/data-grid/grid-col-def/']) {
  test(`with reduced motion nothing fades when the mode changes, ${address}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, address);
    await expectMode(page, 'light');
    const fading = await page.evaluate(() => {
      // A demo that has just come holds its tools back for a moment: that is none of the mode's.
      const before = new Set(document.getAnimations());
      document.documentElement.setAttribute('data-theme', 'dark');
      return document
        .getAnimations()
        .filter((animation) => !before.has(animation))
        .map(({effect}) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.outerHTML.slice(0, 120) ?? 'unknown';
        });
    });
    expect(fading).toEqual([]);
  });
}
