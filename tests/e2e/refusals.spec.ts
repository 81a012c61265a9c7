import type {Locator, Page} from '@playwright/test';
import {controls, grid, takeFeedback, text} from './support/controls';
import {denyClipboard, refusals} from './support/faults';
import {open, startDemo} from './support/journey';
import {observe} from './support/observe';
import {expect, test} from './support/test';

// Nothing here waits for a machine that is busy with more than one control.
test.use({actionTimeout: 20_000});

/** Leaves out the framework's own words, for its developers. */
const isOurs = (text: string) => !text.startsWith('Docusaurus browser storage is not');

for (const [refusal, arrange] of Object.entries(refusals)) {
  test(`every control works where ${refusal}`, async ({page}) => {
    const {problems} = observe(page);
    await page.addInitScript(arrange);
    await takeFeedback(page);
    for (const {address, width = 1280, menu, press, result} of controls) {
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      await menu?.(page).click();
      await press(page).click();
      await expect(result(page)).toBeVisible();
    }
    expect(problems().filter(isOurs)).toEqual([]);
  });

  test(`every choice about code counts until the page is left where ${refusal}`, async ({page}) => {
    const {problems} = observe(page);
    const html = page.locator('html');
    await page.addInitScript(arrange);
    await open(page, '/x/react-data-grid/style/');
    const demo = await startDemo(page, 'StyleRows');
    await demo.getByRole('button', {name: 'JavaScript'}).click();
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    await demo.getByRole('button', {name: 'MUI System'}).click();
    await demo.getByRole('menuitemradio', {name: 'CSS', exact: true}).click();
    await expect(demo).toHaveAttribute('data-demo-styling', 'css');

    await open(page, '/x/introduction/installation/');
    const commands = page.locator('figure', {has: page.getByRole('group', {name: 'Package manager'})});
    await commands.first().getByRole('button', {name: 'pnpm'}).click();
    await expect(commands.first().locator('code:visible')).toHaveText(/^pnpm add/);

    await open(page, '/x/api/data-grid/data-grid/');
    await page.getByRole('button', {name: 'Table', exact: true}).click();
    await expect(html).toHaveAttribute('data-api-layout', 'table');
    expect(problems().filter(isOurs)).toEqual([]);
  });
}

/** Each place that copies something, and what it says when the browser does not let it. */
const copies: readonly {
  readonly name: string;
  readonly address: string;
  readonly copy: (page: Page) => Promise<void>;
  readonly says: (page: Page) => Locator;
}[] = [
  {
    name: 'an install command',
    address: grid,
    copy: (page) => page.locator('[data-copy]').first().click(),
    says: (page) => page.locator('[data-copy]').first().filter({hasText: 'Not copied'}),
  },
  {
    name: 'a demo',
    address: grid,
    copy: async (page) => {
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await demo.locator('[data-toolbar-item="copy"]').click();
    },
    says: (page) => page.locator('[data-demo]').first().getByText('Not copied', {exact: true}),
  },
  {
    name: 'a block of code',
    address: '/x/introduction/installation/',
    copy: async (page) => {
      await page.locator('article figure').first().hover();
      await page.locator('article figure [data-copy]').first().click();
    },
    says: (page) => page.locator('article figure [data-copy]').first().filter({hasText: 'Not copied'}),
  },
  {
    name: 'the page as Markdown',
    address: text,
    copy: async (page) => {
      await page.getByRole('button', {name: 'Markdown'}).click();
      await page.getByRole('menuitem', {name: /^Copy as Markdown/}).click();
    },
    says: (page) => page.getByRole('status').filter({hasText: 'Your browser did not allow copying.'}),
  },
  {
    name: 'the link with the settings',
    address: text,
    copy: async (page) => {
      await page.getByRole('button', {name: 'Preferences'}).click();
      await page.getByRole('button', {name: 'Copy link'}).click();
    },
    says: (page) =>
      page.getByRole('status').filter({hasText: 'The browser does not let this page use the clipboard.'}),
  },
  {
    name: 'the link of an API entry',
    address: '/x/api/data-grid/data-grid/',
    copy: async (page) => {
      const entry = page.locator('#prop-rows, [id$="-rows"]').first();
      await entry.scrollIntoViewIfNeeded();
      await entry.locator('summary').press('Enter');
      await entry.locator('a[data-api-link]').first().click();
    },
    says: (page) => page.locator('[data-api-status]').filter({hasText: 'Not copied'}),
  },
];

for (const {name, address, copy, says} of copies) {
  test(`copying says so where the clipboard is denied: ${name}`, async ({page}) => {
    const {problems} = observe(page);
    await denyClipboard(page);
    await open(page, address);
    await copy(page);
    await expect(says(page)).toBeVisible();
    expect(problems()).toEqual([]);
  });
}
