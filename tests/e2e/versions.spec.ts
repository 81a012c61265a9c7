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
const getButton = (page: Page) => page.getByRole('button', {name: `Version ${version}`});
const getMenu = (page: Page) => page.getByRole('menu', {name: 'Documentation version'});
const getItems = (page: Page) => getMenu(page).getByRole('menuitem');

test.describe('the versions menu', () => {
  test('lists the versions that are built with their packages, the archived ones, and what changed', async ({
    page,
  }) => {
    await open(page, '/x/react-data-grid/quickstart/');
    await getButton(page).click();
    await expect(getItems(page)).toHaveText([
      `${version}MUI X ${dataGrid}`,
      `v7MUI X ${older}`,
      ...['v6', 'v5', 'v4'].map((name) => `${name}Archived, opens Data Grid`),
      'What changed between versions',
    ]);
    await expect(getItems(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(getItems(page).nth(1)).toHaveAttribute('href', '/x/v7/react-data-grid/quickstart/');
    await expect(getMenu(page).getByRole('menuitem', {name: 'v6'})).toHaveAttribute(
      'href',
      'https://v6.mui.com/x/react-data-grid/',
    );
  });

  test('shows a version without the product disabled, with the reason', async ({page}) => {
    await open(page, '/x/react-tree-view/');
    await getButton(page).press('Enter');
    for (const name of ['v5', 'v4']) {
      const item = getMenu(page).getByRole('menuitem', {name: new RegExp(`^${name}`)});
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText('Does not have Tree View');
    }
    await expect(getMenu(page).locator('[aria-disabled]')).toHaveCount(2);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
    await expect(getMenu(page)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/migration-v8\/$/);
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`${key} opens it on the first line`, async ({page}) => {
      await open(page, '/x/introduction/');
      await expect(getButton(page)).toHaveAttribute('aria-haspopup', 'menu');
      await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
      await getButton(page).press(key);
      await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(getItems(page).first()).toBeFocused();
    });
  }

  test('ArrowUp opens it on the last line', async ({page}) => {
    await open(page, '/x/introduction/');
    await getButton(page).press('ArrowUp');
    await expect(getItems(page).last()).toBeFocused();
  });

  test('arrows go around, Home and End to the ends', async ({page}) => {
    await open(page, '/x/introduction/');
    await getButton(page).press('ArrowDown');
    const items = getItems(page);
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
    await getButton(page).press('Enter');
    await expect(getItems(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toHaveCount(0);
    await expect(getButton(page)).toBeFocused();
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab and a press elsewhere close it', async ({page}) => {
    await open(page, '/x/introduction/');
    await getButton(page).press('Enter');
    await expect(getItems(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getMenu(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', {name: 'Language: English'})).toBeFocused();
    await getButton(page).click();
    await expect(getMenu(page)).toBeVisible();
    await page.locator('h1').click();
    await expect(getMenu(page)).toHaveCount(0);
  });

  test('stays within the window at 360 px', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/x/react-tree-view/');
    await page.getByRole('button', {name: 'Navigation'}).click();
    await getButton(page).press('Enter');
    await expect(getMenu(page)).toBeInViewport({ratio: 1});
  });

  for (const [means, begin] of [
    ['hover', (page: Page) => getButton(page).hover()],
    ['focus', (page: Page) => getButton(page).focus()],
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
    await getButton(page).click();
    await getItems(page).nth(1).click();
    await expect(page).toHaveURL(/\/x\/v7\/react-charts\/bars\/\?mode=dark#stack$/);
    await expect(notice(page)).toContainText('MUI X 7.');
    const [packages = ''] = /MUI X 7[\d.]*\d/.exec((await notice(page).textContent()) ?? '') ?? [];
    // The head of the list of pages and the footer name the same packages as the notice: those of the charts.
    await expect(page.locator('#site-navigation').getByText(packages.replace('MUI X ', ''))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(packages);
    await page.getByRole('button', {name: 'Version v7'}).click();
    await getItems(page).first().click();
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
