import {expect, test} from './support/test';
import {locateDemo, hydrated, open, startDemo, storageKeys} from './support/journey';
import {openPreferences, computedStyle} from './support/preferences';

const pickers = '/x/react-date-pickers/quickstart/';

test.beforeEach(({page}) => page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'}));

test.describe('the link with the settings', () => {
  test('opens with the same settings for another reader, whose own stay', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${pickers}?a=b#ControlledValue`);
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Dark'}).click();
    await panel.getByRole('button', {name: 'Right to left'}).click();
    await panel.getByRole('button', {name: 'More spacing'}).click();
    await panel.getByLabel('Primary color of demos').fill('#8a1050');
    await panel.getByRole('button', {name: 'Copy link'}).click();
    await expect(panel.locator('p[role=status]')).toHaveText('The link is in the clipboard.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('a')).toBe('b');
    expect(new URL(link).hash).toBe('#ControlledValue');

    const reader = await browser.newContext({colorScheme: 'light'});
    const other = await reader.newPage();
    await other.goto(link);
    await hydrated(other);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    const clear = (await startDemo(other, 'ControlledValue')).getByRole('button', {name: 'Clear'});
    expect(await computedStyle(clear, 'margin-top')).toBe('18px');
    expect(await computedStyle(clear, 'color')).toBe('rgb(138, 16, 80)');
    expect(await other.evaluate((key) => localStorage.getItem(key), storageKeys.settings)).toBeNull();
    await other.goto(pickers);
    await hydrated(other);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.locator('html')).toHaveAttribute('dir', 'ltr');
    await reader.close();
  });

  test('says so when the browser refuses the clipboard', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
      });
    });
    await open(page, '/x/introduction/support/');
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Copy link'}).click();
    await expect(panel.locator('p[role=status]')).toHaveText(
      'The browser does not let this page use the clipboard.',
    );
  });

  test('the address decides before the first paint, against the stored settings', async ({page}) => {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([mode, settings]) => {
        localStorage.setItem(mode, 'light');
        localStorage.setItem(settings, '{"direction":"rtl","dense":true}');
      },
      [storageKeys.mode, storageKeys.settings] as const,
    );
    await open(page, '/x/introduction/support/?settings=mode.dark~spacing.4');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).not.toHaveAttribute('data-dense');
    await expect(locateDemo(page, 'MinimalReproduction')).toBeAttached();
  });
});
