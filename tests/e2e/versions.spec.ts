import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open, scriptsWith, scriptTexts} from './support/journey';

function manifest(): {version: string; dataGrid: string} {
  const parsed: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = JSON.stringify(parsed);
  const version = /"version":"([^"]+)"/.exec(text)?.[1] ?? '';
  return {version, dataGrid: /"@mui\/x-data-grid":"([^"]+)"/.exec(text)?.[1] ?? ''};
}

const {version, dataGrid} = manifest();
const buttonOf = (page: Page) => page.getByRole('button', {name: `Version ${version}`});
const menuOf = (page: Page) => page.getByRole('menu', {name: 'Documentation version'});
const itemsOf = (page: Page) => menuOf(page).getByRole('menuitem');

test.describe('B1.8 the versions menu', () => {
  test('lists the version of package.json with its packages, v7 to v4, and what changed', async ({page}) => {
    await open(page, '/x/react-data-grid/quickstart/');
    await buttonOf(page).click();
    await expect(itemsOf(page)).toHaveText([
      `${version}MUI X ${dataGrid}`,
      ...['v7', 'v6', 'v5', 'v4'].map((name) => `${name}Archived, opens Data Grid`),
      'What changed between versions',
    ]);
    await expect(itemsOf(page).first()).toHaveAttribute('aria-current', 'true');
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
      const list = 'https://v7.mui.com';
      expect(await scriptsWith(scripts, list)).toEqual([]);
      await begin(page);
      await expect.poll(() => scriptsWith(scripts, list)).toHaveLength(1);
    });
  }
});
