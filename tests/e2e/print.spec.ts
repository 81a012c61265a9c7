import {expect, test} from '@playwright/test';
import {open} from './support/journey';

test.describe('print', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await open(page, '/x/introduction/installation/');
  });

  test('has the text and no furniture', async ({page}) => {
    await expect(page.locator('h1')).toBeVisible();
    for (const furniture of [
      'body > div > header',
      '#site-navigation',
      'body > div > footer',
      'nav[aria-label="On this page"]',
      '.pagination-nav',
      '.theme-edit-this-page',
      '.theme-back-to-top-button',
    ]) {
      await expect(page.locator(furniture), furniture).toBeHidden();
    }
  });

  test('shows the whole code of every demo', async ({page}) => {
    const codes = await page.locator('[data-demo] pre').all();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      await expect(code.locator('code:visible [data-part=rest]').first()).toBeVisible();
      const hidden = await code.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  });

  test('shows the install command that the reader chose', async ({page}) => {
    const install = page.locator('figure pre').first();
    await expect(install.locator('code:visible')).toHaveText(/^npm install/);
    await expect(page.getByRole('button', {name: 'pnpm'}).first()).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.getByRole('button', {name: 'pnpm'}).first().click();
    await page.emulateMedia({media: 'print'});
    await expect(install.locator('code:visible')).toHaveText(/^pnpm add/);
  });

  test('writes the address after each link that leads out', async ({page}) => {
    await open(page, '/x/introduction/support/');
    const links = await page.locator('.markdown :is(p, ul, ol) a[href^="http"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '?',
        after: window.getComputedStyle(link, '::after').content.replaceAll('"', '').replaceAll(/\s/g, ''),
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const {href, after} of links) {
      expect([`(${href})`, `(attr(href))`]).toContain(after);
    }
  });
});
