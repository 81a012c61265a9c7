import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';

const sectionOf = (page: Page, id: string) =>
  page
    .locator(`h2#${id} ~ div`)
    .filter({has: page.locator('a, li')})
    .first();

const bases = ['/x', '/zh/x'];

for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
  for (const base of bases) {
    test(`the first page of ${product} at ${base} leads to its pages`, async ({page}) => {
      await open(page, `${base}/react-${product}/`);
      const cards = sectionOf(page, 'begin-here').locator('li');
      await expect(cards.getByRole('link').first()).toHaveAttribute(
        'href',
        `${base}/react-${product}/quickstart/`,
      );
      // The whole card is the link's: a click beside its words follows it.
      const box = await cards.first().boundingBox();
      expect(box).not.toBeNull();
      const link = cards.first().getByRole('link');
      await link.scrollIntoViewIfNeeded();
      await cards.first().click({position: {x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 8}});
      await expect(page).toHaveURL(new RegExp(`react-${product}/quickstart/$`));
      await page.goBack();

      const listed = sectionOf(page, 'find-a-task').getByRole('link');
      const inGroups = page.locator('#site-navigation').locator('li li a');
      const addresses = async (links: typeof listed) =>
        (await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).sort();
      expect(await addresses(listed)).toEqual(await addresses(inGroups));
    });
  }
}

test('B1.6 the pages on the first page of a product have their marks', async ({page}) => {
  await open(page, '/x/react-date-pickers/');
  const row = sectionOf(page, 'find-a-task').getByRole('listitem').filter({hasText: 'Date Range Picker'});
  await expect(row.locator('[data-mark=pro]')).toHaveCount(1);
});

test('plans stand beside each other, and below each other where there is no room', async ({page}) => {
  const columns = sectionOf(page, 'packages').locator(':scope > ul > li');
  const tops = async () =>
    new Set(await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top)));
  await open(page, '/x/react-data-grid/');
  await expect(columns).toHaveCount(3);
  expect((await tops()).size).toBe(1);
  await page.setViewportSize({width: 360, height: 740});
  expect((await tops()).size).toBe(3);
});

for (const [address, name] of [
  ['/x/react-date-pickers/', 'Date and Time Pickers'],
  ['/x/v7/react-data-grid/', 'Data Grid'],
  ['/zh/x/react-date-pickers/', '日期与时间选择器'],
] as const) {
  test(`${address} is called ${name}, and neither its title nor the contents lie on the drawing`, async ({
    page,
  }) => {
    for (const width of [900, 1200, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const title = page.getByRole('heading', {level: 1});
      await expect(title).toHaveText(name);
      const [text, drawing] = [await title.boundingBox(), await page.locator('[class*=motif]').boundingBox()];
      if (!text || !drawing) throw new Error('The page has no title or no drawing');
      expect(text.x + text.width, `${width} px`).toBeLessThanOrEqual(drawing.x);
      await expect(page.getByRole('navigation', {name: /^(On this page|本页)/})).toBeHidden();
    }
  });
}

test('the facts of a page name the plans of its packages', async ({page}) => {
  await open(page, '/x/react-data-grid/');
  const packages = page.getByRole('list', {name: 'Packages of this page'}).getByRole('listitem');
  await expect(packages).toHaveText([/npm install @mui\/x-data-grid@/, /^Pro/, /^Premium/]);
  await open(page, '/x/introduction/');
  await expect(page.getByText('Community', {exact: true}).first()).toBeVisible();
  await open(page, '/zh/x/react-charts/quickstart/');
  await expect(page.getByText('社区版', {exact: true})).toBeVisible();
});
