import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';
import {look} from './support/observe';

const getSection = (page: Page, id: string) =>
  page
    .locator(`h2#${id} ~ div`)
    .filter({has: page.locator('a, li')})
    .first();

const bases = ['/x', '/zh/x'];

for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
  for (const base of bases) {
    test(`the first page of ${product} at ${base} leads to its pages`, async ({page}) => {
      await open(page, `${base}/react-${product}/`);
      const cards = getSection(page, 'begin-here').locator('li');
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

      const listed = getSection(page, 'find-a-task').getByRole('link');
      const inGroups = page.locator('#site-navigation').locator('li li a');
      const addresses = async (links: typeof listed) =>
        (await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).sort();
      expect(await addresses(listed)).toEqual(await addresses(inGroups));
    });
  }
}

test('the pages on the first page of a product have their marks', async ({page}) => {
  await open(page, '/x/react-date-pickers/');
  const row = getSection(page, 'find-a-task').getByRole('listitem').filter({hasText: 'Date Range Picker'});
  await expect(row.locator('[data-mark=pro]')).toHaveCount(1);
});

test('plans stand beside each other, and below each other where there is no room', async ({page}) => {
  const columns = getSection(page, 'packages').locator(':scope > ul > li');
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

test('the drawing behind the title of a feature page is of the style sheet alone, and leaves where it disturbs', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    await open(page, `/x/react-${product}/quickstart/`);
    const drawing = page.locator(`[data-product="x-${product}"][aria-hidden="true"]`);
    await expect(drawing).toBeVisible();
    await expect(drawing).toBeEmpty();
    await expect(drawing).toHaveCSS('background-image', /gradient/);
    await expect(drawing).toHaveCSS('pointer-events', 'none');
    await page.emulateMedia({forcedColors: 'active'});
    await expect(drawing).toBeHidden();
    await page.emulateMedia({forcedColors: 'none'});
  }
});

const getCapsule = (page: Page) =>
  page
    .getByRole('button', {name: /^(Copy|复制) @mui/})
    .first()
    .locator('..');
const getMoreButton = (page: Page) =>
  page.getByRole('button', {name: /^(Plans and package managers|方案和包管理器)$/});

test('the facts of a page name its packages, their plans and the package managers', async ({page}) => {
  await open(page, '/x/react-data-grid/');
  const command = getCapsule(page).locator('> code');
  await expect(command).toHaveText(/^npm install @mui\/x-data-grid@\d/, {useInnerText: true});
  await getMoreButton(page).click();
  const packages = page.getByRole('list', {name: 'Packages of this page'}).getByRole('listitem');
  await expect(packages).toHaveText([
    /^@mui\/x-data-grid@.*Community/,
    /^@mui\/x-data-grid-pro@.*Pro/,
    /^@mui\/x-data-grid-premium@.*Premium/,
  ]);
  await getCapsule(page).getByRole('button', {name: 'pnpm'}).click();
  await expect(command).toHaveText(/^pnpm add @mui\/x-data-grid@\d/, {useInnerText: true});
  await page.keyboard.press('Escape');
  await expect(packages.first()).toBeHidden();
  await expect(getMoreButton(page)).toBeFocused();
  await open(page, '/zh/x/react-charts/quickstart/');
  await getMoreButton(page).click();
  await expect(page.getByText('社区版', {exact: true})).toBeVisible();
});

for (const [width, direction] of [
  [1440, 'ltr'],
  [768, 'ltr'],
  [360, 'ltr'],
  [360, 'rtl'],
] as const) {
  test(`the facts are one row at ${width} px, and their menus stay on the screen (${direction})`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    await look(page, {mode: 'light', direction});
    for (const address of ['/x/react-data-grid/sorting/', '/zh/x/react-date-pickers/date-range-picker/']) {
      await open(page, address);
      const row = getCapsule(page).locator('..');
      const api = row.getByRole('button', {name: 'API', exact: true});
      const markdown = row.getByRole('button', {name: 'Markdown', exact: true});
      const centers = await Promise.all(
        [getCapsule(page), api, markdown].map(async (part) => {
          const box = await part.boundingBox();
          return box && Math.round(box.y + box.height / 2);
        }),
      );
      expect(new Set(centers).size).toBe(1);
      await expect(markdown).toBeInViewport({ratio: 1});
      for (const [button, inside] of [
        [getMoreButton(page), row.getByRole('listitem').last()],
        [api, row.getByRole('link').last()],
      ] as const) {
        await button.click();
        await expect(inside).toBeInViewport({ratio: 1});
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.keyboard.press('Escape');
        await expect(inside).toBeHidden();
      }
    }
  });
}

test('at 360 px the notice that begins a page stands above the advert', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/x/react-charts/gantt/');
  const notice = await page.locator('.page-start > .theme-admonition').boundingBox();
  const advert = await page.locator('.page-start > [data-offer]').boundingBox();
  if (!notice || !advert) throw new Error('The page has no notice or no advert');
  expect(notice.y).toBeLessThan(420);
  expect(Math.round(advert.y - notice.y - notice.height)).toBe(24);
});

// A page with a short lead, and those whose subject takes the most words.
for (const address of [
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/accessibility/',
  '/x/react-charts/accessibility/',
  '/x/react-tree-view/accessibility/',
  '/x/react-data-grid/server-side-data/aggregation/',
  '/x/migration/migration-pickers-lab/',
  '/x/migration/usage-with-material-ui-v5-v6/',
]) {
  test(`at 360 px the text of a page begins early: ${address}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, address);
    const first = page.locator('.page-start > p');
    expect((await first.boundingBox())?.y).toBeLessThan(420);
    await expect(first).toHaveCSS('max-width', '648px');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all packages and API pages stand in the row of facts', async ({page}) => {
    await page.goto('/x/react-data-grid/sorting/');
    await expect(
      page.getByRole('list', {name: 'Packages of this page'}).getByRole('listitem').last(),
    ).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', {name: 'DataGrid', exact: true}).first(),
    ).toBeVisible();
    await expect(getMoreButton(page)).toHaveCount(0);
  });
});
