import type {Page, Route} from '@playwright/test';
import {filterBox, shown} from './support/api';
import {controls, grid, missing, takeFeedback, text} from './support/controls';
import {faults} from './support/faults';
import {hydrated, open, startDemo} from './support/journey';
import {chooseComponentLanguage, openPreferences} from './support/preferences';
import {expect, test} from './support/test';

// Nothing here waits for a machine that is busy with more than one control.
test.use({actionTimeout: 20_000});

for (const control of controls) {
  const {name, address, width = 1280, menu, press, result, alert = missing, takesFocus, stays} = control;
  for (const [fault, begin] of Object.entries(faults)) {
    if (fault === control.leavesOut) continue;
    test(`${name} says so when ${fault}, and works at the next try`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const uncaught: string[] = [];
      page.on('pageerror', ({message}) => uncaught.push(message));
      await takeFeedback(page);
      await open(page, address);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const end = await begin(page);
      await menu?.(page).click();
      await press(page).click();
      await expect(alert(page)).toContainText('could not be loaded');
      await expect(alert(page)).toBeInViewport({ratio: 1});
      await expect(page.getByRole('main').or(page.locator('main'))).toBeVisible();
      await end();
      await alert(page).getByRole('button', {name: 'Try again'}).click();
      await expect(result(page)).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(heading ?? '');
      expect(uncaught).toEqual([]);
    });
  }
  if (stays) continue;

  test(`${name}: Escape closes what says so, and the focus stays with the button`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, address);
    await page.route('**/assets/js/**', (route) => route.abort());
    await menu?.(page).press('Enter');
    await press(page).press('Enter');
    await expect(alert(page)).toBeVisible();
    if (!takesFocus) await page.keyboard.press('Tab');
    await expect(alert(page).getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toHaveCount(0);
    await expect((menu ?? press)(page)).toBeFocused();
  });
}

for (const [fault, begin] of Object.entries(faults)) {
  test(`the view of a demo says so when ${fault}, and works at the next try`, async ({page}) => {
    await open(page, grid);
    const demo = page.locator('[data-demo][data-demo-state="ready"]').first();
    await demo.getByRole('toolbar').waitFor();
    const end = await begin(page);
    await demo.getByRole('button', {name: 'More'}).click();
    await demo.getByRole('menuitem', {name: 'View of this demo'}).click();
    const alert = demo.getByRole('menu').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(demo.getByRole('menuitemradio', {name: 'As the page'}).first()).toBeFocused();
  });

  test(`a demo runs on and says so when ${fault} for the texts that a reader chose`, async ({page}) => {
    await open(page, '/x/react-date-pickers/quickstart/');
    const demo = await startDemo(page, 'ControlledValue');
    const opener = demo.locator('.MuiPickersTextField-root button');
    const panel = await openPreferences(page);
    const end = await begin(page);
    await chooseComponentLanguage(panel, 'Français');
    await page.keyboard.press('Escape');
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(opener).toHaveAttribute('aria-label', /^Choose date/);
    await end();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(opener).toHaveAttribute('aria-label', /^Choisi/);
    await expect(alert).toHaveCount(0);
  });

  test(`the filter of the API index says so when ${fault}, and asks again for what is written`, async ({
    page,
  }) => {
    await open(page, '/x/api/');
    const status = page.locator('main [data-api-status]');
    const end = await begin(page);
    await filterBox(page).fill('gridPageSizeSelector');
    await expect(status).toContainText('could not be loaded');
    await expect(shown(page).first()).toBeVisible();
    await end();
    // Words of its description and its type, none of its name.
    await filterBox(page).fill('maximum single page');
    await expect(shown(page).locator('code', {hasText: /^gridPageSizeSelector$/})).toBeVisible();
    await expect(status).not.toContainText('could not be loaded');
  });
}

test.describe('a page whose scripts fail', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'the scripts of this page'});

  test('says so, can be read, and loads again', async ({page}) => {
    const main = /\/assets\/js\/(?:runtime~)?main\./;
    await page.route(main, (route) => route.abort());
    await page.goto(grid);
    await expect(notice(page)).toBeInViewport({ratio: 1});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unroute(main);
    await notice(page).getByRole('link', {name: 'Reload the page'}).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });

  test('says so in Chinese, mirrored, at 360 px', async ({page}) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('mui-x-docs.settings', JSON.stringify({direction: 'rtl'}));
    });
    await page.setViewportSize({width: 360, height: 740});
    await page.route(/\/assets\/js\/main\./, (route) => route.abort());
    await page.goto(`/zh${grid}`);
    const chinese = page.getByRole('alert').filter({hasText: '脚本加载失败'});
    await expect(chinese).toBeInViewport({ratio: 1});
  });

  test('is loaded anew once when a part of the page is gone, and then says so', async ({page}) => {
    const parts = /\/assets\/js\/\d+\./;
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(parts, (route) => route.abort());
    await page.goto(grid);
    await expect(notice(page)).toBeInViewport({ratio: 1});
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unroute(parts);
    await notice(page).getByRole('link', {name: 'Reload the page'}).click();
    await hydrated(page);
  });
});

test('a press before the scripts are there is answered when they are', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(grid, {waitUntil: 'commit'});
  const button = page.getByRole('button', {name: 'Preferences'});
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog', {name: 'Preferences'})).toBeVisible();
});

for (const [fault, answer] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['is gone from the server', (route: Route) => route.fulfill({status: 404, body: 'Not found'})],
] as const) {
  test(`a page that ${fault} from inside the site is loaded as a file, and can be read`, async ({page}) => {
    await open(page, text);
    const parts = /\/assets\/js\/\d+\./;
    await page.route(parts, answer);
    const link = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
    const title = (await link.innerText()).split('\n').at(-1) ?? '';
    await link.click();
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.getByRole('alert').filter({hasText: 'the scripts of this page'})).toBeInViewport({
      ratio: 1,
    });
    await page.unroute(parts);
    await page.goBack();
    await hydrated(page);
    await expect(page.locator('h1')).toContainText('Support');
    await expect(page).toHaveURL(text);
  });
}
