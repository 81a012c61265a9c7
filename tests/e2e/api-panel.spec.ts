import {expect, test} from './support/test';
import {grid} from './support/api';
import {open} from './support/journey';
import {look} from './support/observe';

test('the panel shows the API of a page beside its text', async ({page}) => {
  await open(page, '/x/react-data-grid/quickstart/');
  const button = page.getByRole('main').getByRole('button', {name: 'API', exact: true});
  await button.click();
  await page.getByRole('button', {name: 'Show beside the text'}).click();
  const panel = page.getByRole('dialog', {name: 'API of this page'});
  await panel.getByRole('searchbox').fill('checkboxSelection');
  await expect(panel.locator('[data-api-entry="checkboxSelection"]')).toBeVisible();
  await expect(panel.locator('[data-api-entry="rows"]')).toBeHidden();
  await expect(panel.getByRole('link', {name: 'Full page'})).toHaveAttribute('href', grid);
  await panel.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the panel leaves the demo that it explains in sight on a desktop (${direction})`, async ({page}) => {
    await look(page, {mode: 'light', direction});
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await open(page, '/x/react-data-grid/quickstart/');
      await page.getByRole('main').getByRole('button', {name: 'API', exact: true}).click();
      await page.getByRole('button', {name: 'Show beside the text'}).click();
      const panel = await page.getByRole('dialog', {name: 'API of this page'}).boundingBox();
      const demo = await page.locator('[data-demo]').first().boundingBox();
      if (!panel || !demo) throw new Error('The page has no panel or no demo');
      const [start, end] = direction === 'ltr' ? [demo, panel] : [panel, demo];
      expect(start.x + start.width, `${width} px`).toBeLessThanOrEqual(end.x);
      expect(demo.width, `${width} px`).toBeGreaterThan(500);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents).toBeVisible();
    await page.setViewportSize({width: 1440, height: 900});
    await expect(contents).toBeHidden();
    await page.getByRole('dialog', {name: 'API of this page'}).press('Escape');
    await expect(contents).toBeVisible();
  });
}
