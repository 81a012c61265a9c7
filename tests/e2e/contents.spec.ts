import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';

const getContents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

test.describe('the table of contents', () => {
  test('marks the heading that the reader is below', async ({page}) => {
    await open(page, '/x/introduction/installation/');
    const current = getContents(page).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    await getContents(page).getByRole('link', {name: 'Install the charts'}).click();
    await expect(page).toHaveURL(/#install-the-charts$/);
    await expect(page.locator('#install-the-charts')).toBeInViewport();
    await expect(current).toHaveText(['Install the charts']);
    await expect(current).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  });

  test('a heading comes to rest just below the header', async ({page}) => {
    await open(page, '/x/introduction/installation/#typescript');
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator('#typescript').boundingBox();
    const gap = (heading?.y ?? 0) - (header?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(40);
  });

  test('stays where it is while the reader goes from heading to heading', async ({page}) => {
    await open(page, '/x/react-data-grid/style/');
    const entries = getContents(page).getByRole('listitem');
    const places = () => entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    const before = await places();
    for (const link of await getContents(page).getByRole('link').all()) {
      await link.click();
      await expect(getContents(page).locator('[aria-current]')).toHaveCount(1);
      expect(await places()).toEqual(before);
    }
  });

  test('leaves the text in its place while little of it has arrived', async ({page}) => {
    await open(page, '/x/react-data-grid/style/');
    const top = () => page.locator('article').evaluate((article) => article.getBoundingClientRect().top);
    const before = await top();
    await page.locator('article').evaluate((article) => {
      while (article.nextSibling) article.nextSibling.remove();
      article.replaceChildren('The first words.');
    });
    expect(await top()).toBe(before);
  });

  test('names every heading of the page in order', async ({page}) => {
    await open(page, '/x/introduction/installation/');
    const headings = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    const links = await getContents(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(headings);
  });

  test('ends with a link to the top of the page, from where the keyboard goes on', async ({page}) => {
    await open(page, '/x/introduction/installation/#typescript');
    await expect(page.locator('h1')).not.toBeInViewport();
    await page.getByRole('link', {name: 'Back to top'}).press('Enter');
    await expect(page.locator('h1')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('of an API page shows its groups, and the entries of the one in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, '/x/api/data-grid/data-grid/');
    const links = getContents(page).getByRole('link');
    expect(await links.count()).toBeLessThan(12);
    const current = getContents(page).locator('[aria-current]');
    await getContents(page).getByRole('link', {name: 'Props', exact: true}).click();
    await expect(current).toHaveText(['Props']);
    const rows = getContents(page).getByRole('link', {name: 'rows', exact: true});
    await expect(rows).toBeAttached();
    await expect(getContents(page).locator('a[href="#slot-toolbar"]')).toHaveCount(0);
    await getContents(page).getByRole('link', {name: 'R', exact: true}).click();
    await expect(page).toHaveURL(/#prop-r/);
    await expect(current).toHaveText([/^r/]);
    // The list has brought its current entry into view, and the page has stayed at the entry.
    await expect(current).toBeInViewport();
    const entry = page.locator('main [data-api-entry]:target');
    await expect(entry).toBeInViewport();
    await getContents(page).getByRole('link', {name: 'Slots', exact: true}).click();
    await expect(current).toHaveText(['Slots']);
    await expect(rows).toHaveCount(0);
    // As a reader does: until the page has come to rest, it comes back from what is none of a reader's moves.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -500_000);
    await expect(current).toHaveCount(0);
    expect(await links.count()).toBeLessThan(12);
  });

  for (const hash of ['props', 'prop-rowHeight', 'slots', 'source']) {
    for (const width of [360, 1280]) {
      test(`marks what a link to #${hash} of an API page leads to, at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, `/x/api/data-grid/data-grid/#${hash}`);
        await expect(getContents(page).locator('[aria-current]')).toHaveAttribute('href', `#${hash}`);
      });
    }
  }

  for (const width of [360, 768]) {
    test(`is a closed box at ${width} px that opens, and closes after a choice`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await open(page, '/x/introduction/installation/');
      const toggle = getContents(page).getByRole('button', {name: 'On this page'});
      const link = getContents(page).getByRole('link', {name: 'TypeScript'});
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(link).not.toBeVisible();
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await link.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#typescript')).toBeInViewport();
    });
  }
});
