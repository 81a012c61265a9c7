import {expect, test} from './support/test';
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
      'a[href="#top"]',
    ]) {
      await expect(page.locator(furniture), furniture).toBeHidden();
    }
  });

  test('shows the whole code of every demo', async ({page}) => {
    // Only a real printer says so by itself.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const codes = await page.locator('[data-demo] pre').all();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      await expect(code.locator('code:visible [data-part=rest]').first()).toBeVisible();
      const hidden = await code.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  });

  test('opens the tabs: the command of every package manager', async ({page}) => {
    const install = page.locator('figure pre').first();
    const commands = [/^npm install/, /^pnpm add/, /^yarn add/];
    await expect(install.locator('code:visible')).toHaveText(commands);
    await expect(page.getByRole('button', {name: 'pnpm'}).first()).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.getByRole('button', {name: 'pnpm'}).first().click();
    await expect(install.locator('code:visible')).toHaveText(commands.slice(1, 2));
    await page.emulateMedia({media: 'print'});
    await expect(install.locator('code:visible')).toHaveText(commands);
  });

  test('shows the code before and after a change', async ({page}) => {
    await open(page, '/x/migration/migration-charts-v7/');
    const change = page.locator('div:has(> [role=radiogroup])').first();
    const sides = change.getByRole('figure');
    await expect(sides.filter({hasText: 'Before (v7)'})).toBeVisible();
    await expect(sides.filter({hasText: 'After (v8)'})).toBeVisible();
    await expect(change.getByRole('radiogroup')).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await expect(sides.locator('[data-line=added]').first()).toBeVisible();
    await expect(sides.locator('[data-line=replaced]').first()).toBeHidden();
    await change.getByRole('radio', {name: 'After (v8)'}).press('ArrowLeft');
    await expect(change.getByRole('radio', {name: 'Before (v7)'})).toBeChecked();
    await expect(sides.locator('[data-line=replaced]').first()).toBeVisible();
    await expect(sides.locator('[data-line=added]').first()).toBeHidden();
  });

  test('has the type of an API entry once, with its links where it has any', async ({page}) => {
    await open(page, '/x/api/data-grid/data-grid/');
    const getTypes = (name: string, text: RegExp) =>
      page.locator(`[data-api-entry="${name}"]`).locator('code:visible', {hasText: text});
    await expect(getTypes('columns', /^readonly GridColDef/)).toHaveCount(1);
    await expect(getTypes('columns', /^readonly GridColDef/).getByRole('link')).toBeVisible();
    await expect(getTypes('autoPageSize', /^boolean$/)).toHaveCount(1);
  });

  test('writes the address after each link in the text', async ({page}) => {
    await open(page, '/x/introduction/support/');
    const links = await page.locator('.markdown > :is(p, ul, ol) a').evaluateAll((all) =>
      all
        .filter((link) => link.querySelector('code') === null)
        .map((link) => ({
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
