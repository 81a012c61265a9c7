import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open, scriptsWith, scriptTexts} from './support/journey';

function manifest(): {version: string; older: string; dataGrid: string} {
  const parsed: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = JSON.stringify(parsed);
  const version = /"version":"([^"]+)"/.exec(text)?.[1] ?? '';
  const older = /"@mui\/x-data-grid-v7":"npm:@mui\/x-data-grid@([^"]+)"/.exec(text)?.[1] ?? '';
  return {version, older, dataGrid: /"@mui\/x-data-grid":"([^"]+)"/.exec(text)?.[1] ?? ''};
}

const {version, older, dataGrid} = manifest();
const buttonOf = (page: Page) => page.getByRole('button', {name: `Version ${version}`});
const menuOf = (page: Page) => page.getByRole('menu', {name: 'Documentation version'});
const itemsOf = (page: Page) => menuOf(page).getByRole('menuitem');

test.describe('the versions menu', () => {
  test('lists the versions that are built with their packages, the archived ones, and what changed', async ({
    page,
  }) => {
    await open(page, '/x/react-data-grid/quickstart/');
    await buttonOf(page).click();
    await expect(itemsOf(page)).toHaveText([
      `${version}MUI X ${dataGrid}`,
      `v7MUI X ${older}`,
      ...['v6', 'v5', 'v4'].map((name) => `${name}Archived, opens Data Grid`),
      'What changed between versions',
    ]);
    await expect(itemsOf(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(itemsOf(page).nth(1)).toHaveAttribute('href', '/x/v7/react-data-grid/quickstart/');
    await expect(menuOf(page).getByRole('menuitem', {name: 'v6'})).toHaveAttribute(
      'href',
      'https://v6.mui.com/x/react-data-grid/',
    );
  });

  test('shows a version without the product disabled, with the reason', async ({page}) => {
    await open(page, '/x/react-tree-view/');
    await buttonOf(page).press('Enter');
    for (const name of ['v5', 'v4']) {
      const item = menuOf(page).getByRole('menuitem', {name: new RegExp(`^${name}`)});
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText('Does not have Tree View');
    }
    await expect(menuOf(page).locator('[aria-disabled]')).toHaveCount(2);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/migration-v8\/$/);
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`${key} opens it on the first line`, async ({page}) => {
      await open(page, '/x/introduction/');
      await expect(buttonOf(page)).toHaveAttribute('aria-haspopup', 'menu');
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
      await buttonOf(page).press(key);
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(itemsOf(page).first()).toBeFocused();
    });
  }

  test('ArrowUp opens it on the last line', async ({page}) => {
    await open(page, '/x/introduction/');
    await buttonOf(page).press('ArrowUp');
    await expect(itemsOf(page).last()).toBeFocused();
  });

  test('arrows go around, Home and End to the ends', async ({page}) => {
    await open(page, '/x/introduction/');
    await buttonOf(page).press('ArrowDown');
    const items = itemsOf(page);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
  });

  test('Escape closes it and returns the focus', async ({page}) => {
    await open(page, '/x/introduction/');
    await buttonOf(page).press('Enter');
    await expect(itemsOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
    await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab and a press elsewhere close it', async ({page}) => {
    await open(page, '/x/introduction/');
    await buttonOf(page).press('Enter');
    await expect(itemsOf(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', {name: 'Language: English'})).toBeFocused();
    await buttonOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.locator('h1').click();
    await expect(menuOf(page)).toHaveCount(0);
  });

  test('stays within the window at 360 px', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/x/react-tree-view/');
    await page.getByRole('button', {name: 'Navigation'}).click();
    await buttonOf(page).press('Enter');
    await expect(menuOf(page)).toBeInViewport({ratio: 1});
  });

  for (const [means, begin] of [
    ['hover', (page: Page) => buttonOf(page).hover()],
    ['focus', (page: Page) => buttonOf(page).focus()],
  ] as const) {
    test(`nothing of the list is requested before ${means}`, async ({page}) => {
      const scripts = scriptTexts(page);
      await open(page, '/x/introduction/support/');
      await page.waitForLoadState('networkidle');
      const list = 'https://v6.mui.com';
      expect(await scriptsWith(scripts, list)).toEqual([]);
      await begin(page);
      await expect.poll(() => scriptsWith(scripts, list)).toHaveLength(1);
    });
  }
});

test.describe('an older version that is built here', () => {
  const notice = (page: Page) => page.getByRole('note', {name: 'About this version'});

  test('is reached from the menu with query and hash, names its packages, and leads back', async ({page}) => {
    await open(page, '/x/react-charts/bars/?mode=dark#stack');
    await buttonOf(page).click();
    await itemsOf(page).nth(1).click();
    await expect(page).toHaveURL(/\/x\/v7\/react-charts\/bars\/\?mode=dark#stack$/);
    await expect(notice(page)).toContainText('MUI X 7.');
    const [packages = ''] = /MUI X 7[\d.]*\d/.exec((await notice(page).textContent()) ?? '') ?? [];
    // The head of the list of pages and the footer name the same packages as the notice: those of the charts.
    await expect(page.locator('#site-navigation').getByText(packages.replace('MUI X ', ''))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(packages);
    await page.getByRole('button', {name: 'Version v7'}).click();
    await itemsOf(page).first().click();
    await expect(page).toHaveURL(/\/x\/react-charts\/bars\/\?mode=dark#stack$/);
    await expect(notice(page)).toHaveCount(0);
  });

  test('has titles of its own, also for an address without a page', async ({page}) => {
    await open(page, '/x/v7/react-charts/bars/');
    await expect(page).toHaveTitle('Charts – Bars | MUI X v7');
    const response = await page.goto('/x/v7/react-charts/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/MUI X v7$/);
  });

  test('speaks Chinese, and its notice leads to the Chinese page of today', async ({page}) => {
    await open(page, '/zh/x/v7/react-charts/bars/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    const link = page.getByRole('note', {name: '关于此版本'}).getByRole('link');
    await expect(link).toHaveAttribute('href', '/zh/x/react-charts/bars/');
  });
});
