import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';

const getPanel = (page: Page) => page.locator('#site-navigation');
const getTree = (page: Page) => getPanel(page).getByRole('navigation', {name: 'Pages'});
const getPages = (page: Page) => getTree(page).getByRole('listitem').getByRole('link');
const getFilter = (page: Page) => page.getByRole('searchbox', {name: 'Filter pages'});
const scrollTop = (page: Page) => getPanel(page).evaluate((panel) => panel.scrollTop);

/** So low that the shortest sidebar has to scroll. */
const low = {width: 1280, height: 260};

test.describe('the sidebar', () => {
  test('marks the active page and no other', async ({page}) => {
    await open(page, '/x/react-data-grid/quickstart/?a=b#install');
    const current = getTree(page).locator('[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText('Quickstart');
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('opens at the active page when the list is longer than the window', async ({page}) => {
    await page.setViewportSize(low);
    await open(page, '/x/common-concepts/custom-components/');
    await expect(getTree(page).locator('[aria-current=page]')).toBeInViewport({ratio: 1});
  });

  test('follows the reader to a page that is out of sight in it', async ({page}) => {
    await page.setViewportSize(low);
    await open(page, '/x/introduction/roadmap/');
    await getPanel(page).evaluate((panel) => panel.scrollTo(0, 0));
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(/custom-components\/$/);
    await expect(getTree(page).locator('[aria-current=page]')).toBeInViewport({ratio: 1});
  });

  test('keeps its scroll position over pages, products and the way back', async ({page}) => {
    await page.setViewportSize(low);
    await open(page, '/x/introduction/');
    await getPanel(page).evaluate((panel) => panel.scrollTo(0, 50));
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('mui-x-docs.sidebar-scroll.x')))
      .toBe('50');
    await getTree(page).getByRole('link', {name: 'Support'}).click();
    await expect(page.locator('h1')).toContainText('Support');
    expect(await scrollTop(page)).toBe(50);

    await page.getByRole('banner').getByRole('link', {name: 'Data Grid'}).click();
    await expect(page).toHaveURL(/react-data-grid\/$/);
    await expect(getTree(page).locator('[aria-current=page]')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Support');
    await expect.poll(() => scrollTop(page)).toBe(50);
  });

  test('filters while the reader types, 166 ms after the last key', async ({page}) => {
    await page.clock.install();
    await open(page, '/x/introduction/');
    const links = getPages(page);
    const all = await links.count();
    await page.clock.pauseAt(Date.now() + 60_000);
    await getFilter(page).fill('li');
    await page.clock.runFor(160);
    await getFilter(page).fill('licen');
    await page.clock.runFor(160);
    await expect(links).toHaveCount(all);
    await page.clock.runFor(6);
    await expect(links).toHaveText(['Licensing']);
    await expect(getTree(page).getByRole('status')).toHaveText('Pages that match: 1');
  });

  test('the filter keeps the group of a page that matches', async ({page}) => {
    await open(page, '/x/introduction/');
    await getFilter(page).fill('slots');
    await expect(getPages(page)).toHaveText(['Slots and subcomponents']);
    await expect(getTree(page).getByText('Common concepts')).toBeVisible();
  });

  test('says when nothing is found, and Escape shows everything again', async ({page}) => {
    await open(page, '/x/introduction/');
    const links = getPages(page);
    const all = await links.count();
    await getFilter(page).fill('no such page');
    await expect(getTree(page).getByRole('status')).toHaveText('No page has this in its title.');
    await expect(getTree(page).getByRole('status')).toBeInViewport();
    await expect(links).toHaveCount(0);
    await getFilter(page).press('Escape');
    await expect(getFilter(page)).toHaveValue('');
    await expect(getFilter(page)).toBeFocused();
    await expect(links).toHaveCount(all);
    await expect(getTree(page).getByRole('status')).toBeEmpty();
  });
});
