import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';

const getPanel = (page: Page) => page.locator('#site-navigation');
// By what it opens: it lies below the drawer then, and does not answer.
const getButton = (page: Page) => page.locator('[aria-controls="site-navigation"]');

async function openDrawer(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 740});
  await open(page, '/x/introduction/support/');
  await expect(getPanel(page)).not.toBeVisible();
  await getButton(page).press('Enter');
  await expect(getPanel(page)).toBeVisible();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
}

for (const width of [360, 768]) {
  test.describe(`the navigation drawer at ${width} px`, () => {
    test('takes the focus, and the keyboard cannot leave it for the page', async ({page}) => {
      await openDrawer(page, width);
      await expect(getPanel(page).locator(':focus')).toHaveCount(1);
      // Once around: more stops than the drawer, the header and the footer have together.
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const element = document.activeElement;
          const inside = element?.closest('#site-navigation') !== null;
          return inside || element === document.body ? 'drawer' : element?.outerHTML.slice(0, 120);
        });
        expect(place).toBe('drawer');
      }
    });

    test('Escape closes it and returns the focus to its button', async ({page}) => {
      await openDrawer(page, width);
      await page.keyboard.press('Escape');
      await expect(getPanel(page)).not.toBeVisible();
      await expect(getButton(page)).toBeFocused();
      await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });

    test('its own button closes it and returns the focus', async ({page}) => {
      await openDrawer(page, width);
      await expect(page.getByRole('button', {name: 'Close the navigation'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getPanel(page)).not.toBeVisible();
      await expect(getButton(page)).toBeFocused();
    });

    test('has the menus of version and language, which open within the window', async ({page}) => {
      await openDrawer(page, width);
      for (const name of [/^Version /, /^Language: /]) {
        await getPanel(page).getByRole('button', {name}).click();
        await expect(getPanel(page).getByRole('menuitem').first()).toBeInViewport({ratio: 1});
        await expect(getPanel(page).getByRole('menuitem').last()).toBeInViewport({ratio: 1});
        await page.keyboard.press('Escape');
        await expect(getPanel(page).getByRole('menu')).toHaveCount(0);
        await expect(getPanel(page)).toBeVisible();
      }
    });

    test('Escape in a filled filter clears the filter first', async ({page}) => {
      await openDrawer(page, width);
      const filter = page.getByRole('searchbox', {name: 'Filter pages'});
      await filter.fill('roadmap');
      await filter.press('Escape');
      await expect(filter).toHaveValue('');
      await expect(getPanel(page)).toBeVisible();
      await filter.press('Escape');
      await expect(getPanel(page)).not.toBeVisible();
    });

    test('a press beside it closes it', async ({page}) => {
      await openDrawer(page, width);
      await page.mouse.click(width - 10, 700);
      await expect(getPanel(page)).not.toBeVisible();
      await expect(getButton(page)).toBeFocused();
    });

    test('choosing a page or a product closes it', async ({page}) => {
      await openDrawer(page, width);
      await getPanel(page).getByRole('link', {name: 'Roadmap'}).click();
      await expect(page).toHaveURL(/\/introduction\/roadmap\/$/);
      await expect(getPanel(page)).not.toBeVisible();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await getButton(page).click();
      await getPanel(page).getByRole('button', {name: 'Products: Introduction'}).click();
      await page.getByRole('menuitem', {name: 'Charts'}).click();
      await expect(page).toHaveURL(/\/react-charts\/$/);
      await expect(getPanel(page)).not.toBeVisible();
    });

    test('choosing the page that is open closes it as well', async ({page}) => {
      await openDrawer(page, width);
      await getPanel(page).getByRole('link', {name: 'Support'}).click();
      await expect(getPanel(page)).not.toBeVisible();
    });
  });
}

test('the page is alive when the window grows past the width of the drawer', async ({page}) => {
  await openDrawer(page, 768);
  await page.setViewportSize({width: 1024, height: 740});
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(getPanel(page)).toBeVisible();
  await expect(getPanel(page)).not.toHaveAttribute('role', 'dialog');
});
