import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {
  locateDemo,
  hydrated,
  languageItem,
  open,
  scriptTexts,
  scriptsWith,
  startDemo,
} from './support/journey';
import {
  chooseComponentLanguage,
  openPreferences,
  preferencesButton,
  preferencesPanel,
  computedStyle,
} from './support/preferences';

const pickers = '/x/react-date-pickers/quickstart/';

/** The parts of a date picker demo that show the settings; not by role, which the open panel hides. */
function getParts(demo: Locator) {
  return {
    clear: demo.locator('button', {hasText: 'Clear'}),
    field: demo.locator('.MuiPickersOutlinedInput-root'),
    opener: demo.locator('.MuiPickersTextField-root button'),
  };
}

async function startPicker(page: Page, address: string): Promise<ReturnType<typeof getParts>> {
  await open(page, address);
  return getParts(await startDemo(page, 'ControlledValue'));
}

test.beforeEach(({page}) => page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'}));

test.describe('the preferences panel', () => {
  test('loads on first use, not before', async ({page}) => {
    const scripts = scriptTexts(page);
    await open(page, '/x/no-such-page/');
    await page.waitForLoadState('networkidle');
    expect(await scriptsWith(scripts, 'MuiDrawer')).toEqual([]);
    await openPreferences(page);
    expect(await scriptsWith(scripts, 'MuiDrawer')).not.toEqual([]);
  });

  test('opens by keyboard, keeps the focus inside and gives it back', async ({page}) => {
    await open(page, '/x/introduction/support/');
    await preferencesButton(page).focus();
    await page.keyboard.press('Enter');
    const panel = preferencesPanel(page);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    for (let stop = 0; stop < 32; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(preferencesButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await panel.getByRole('button', {name: 'Close preferences'}).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(preferencesButton(page)).toBeFocused();
  });

  test('mode and direction change page and demo at once', async ({page}) => {
    const {field, clear} = await startPicker(page, pickers);
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Dark'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(panel.getByRole('button', {name: 'Dark'})).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => computedStyle(field, 'color')).toBe('rgb(255, 255, 255)');
    await panel.getByRole('button', {name: 'System'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await panel.getByRole('button', {name: 'Right to left'}).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => computedStyle(clear, 'direction')).toBe('rtl');
    // The mirrored styles are there too: the button of the field is at the left end.
    await expect
      .poll(async () => {
        const [box, button] = await Promise.all([field.boundingBox(), field.locator('button').boundingBox()]);
        return (button?.x ?? 0) < (box?.x ?? 0) + (box?.width ?? 0) / 2;
      })
      .toBe(true);
  });

  test('spacing changes the demo at once, within its limits, and can be reset', async ({page}) => {
    const {clear} = await startPicker(page, pickers);
    expect(await computedStyle(clear, 'margin-top')).toBe('16px');
    const panel = await openPreferences(page);
    const spacing = panel.getByRole('group', {name: 'Spacing in demos'});
    await spacing.getByRole('button', {name: 'More spacing'}).click();
    await expect(spacing).toContainText('9 px');
    await expect.poll(() => computedStyle(clear, 'margin-top')).toBe('18px');
    for (let step = 9; step > 0; step -= 1) {
      await spacing.getByRole('button', {name: 'Less spacing'}).click();
    }
    await expect(spacing.getByRole('button', {name: 'Less spacing'})).toBeDisabled();
    await expect.poll(() => computedStyle(clear, 'margin-top')).toBe('0px');
    await spacing.getByRole('slider', {name: 'Spacing in demos'}).press('End');
    await expect(spacing.getByRole('button', {name: 'More spacing'})).toBeDisabled();
    await expect.poll(() => computedStyle(clear, 'margin-top')).toBe('40px');
    await panel.getByRole('button', {name: 'Reset all'}).click();
    await expect.poll(() => computedStyle(clear, 'margin-top')).toBe('16px');
  });

  test('colors change the demo at once and can be reset', async ({page}) => {
    const {clear} = await startPicker(page, pickers);
    const before = await computedStyle(clear, 'color');
    const panel = await openPreferences(page);
    await panel.getByLabel('Primary color of demos').fill('#8a1050');
    await expect.poll(() => computedStyle(clear, 'color')).toBe('rgb(138, 16, 80)');
    await panel.getByRole('button', {name: 'Violet'}).click();
    await expect.poll(() => computedStyle(clear, 'color')).toBe('rgb(94, 53, 177)');
    await panel.getByRole('button', {name: 'Reset all'}).click();
    await expect.poll(() => computedStyle(clear, 'color')).toBe(before);
  });

  test('dense makes the rows of a grid compact at once', async ({page}) => {
    await open(page, '/x/react-data-grid/quickstart/');
    const row = (await startDemo(page, 'FirstGrid')).locator('.MuiDataGrid-row').first();
    const height = async () => (await row.boundingBox())?.height ?? 0;
    const before = await height();
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Dense', exact: true}).press('Space');
    await expect.poll(height).toBeLessThan(before * 0.8);
    await expect(page.locator('html')).toHaveAttribute('data-dense');
  });

  test('the language of component texts changes at once', async ({page}) => {
    const {opener} = await startPicker(page, pickers);
    await expect(opener).toHaveAttribute('aria-label', /^Choose date/);
    const panel = await openPreferences(page);
    await chooseComponentLanguage(panel, 'Français');
    await expect(opener).toHaveAttribute('aria-label', /^Choisir la date|^Choisissez la date/);
  });

  test('components on a Chinese page speak Chinese until the reader chooses', async ({page}) => {
    const {opener} = await startPicker(page, `/zh${pickers}`);
    await expect(opener).toHaveAttribute('aria-label', /^选择日期/);
    const panel = await openPreferences(page);
    await chooseComponentLanguage(panel, 'Deutsch');
    await expect(opener).toHaveAttribute('aria-label', /^Datum auswählen|^Wähle Datum/);
  });

  test('settings stay over a reload, on the next page and in the other language', async ({page}) => {
    await startPicker(page, pickers);
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Dark'}).click();
    await panel.getByRole('button', {name: 'Right to left'}).click();
    await panel.getByRole('button', {name: 'More spacing'}).click();
    await panel.getByLabel('Primary color of demos').fill('#8a1050');
    await chooseComponentLanguage(panel, 'Français');
    await page.keyboard.press('Escape');
    await page.reload();
    await hydrated(page);
    const expectAll = async () => {
      const demo = locateDemo(page, 'ControlledValue');
      await demo.scrollIntoViewIfNeeded();
      const {clear, opener} = getParts(demo);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(opener).toHaveAttribute('aria-label', /^Choisi/);
      expect(await computedStyle(clear, 'margin-top')).toBe('18px');
      expect(await computedStyle(clear, 'color')).toBe('rgb(138, 16, 80)');
    };
    await expectAll();
    await page.locator('#site-navigation').getByRole('link', {name: 'Overview'}).click();
    await expect(page).toHaveURL(/react-date-pickers\/$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('#site-navigation').getByRole('link', {name: 'Quickstart'}).click();
    await expectAll();
    await (await languageItem(page, '简体中文')).click();
    await hydrated(page);
    await expectAll();
  });
});
