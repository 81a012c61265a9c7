import {expect, test} from './support/test';
import {drawAllEntries, filterBox, grid, keepLayout, openRows, premium, entryText} from './support/api';
import {open} from './support/journey';
import {expectNoSeriousAxeFindings, observe} from './support/observe';

test('a row of the list is one line of 40 px that opens, and stays open while the reader filters', async ({
  page,
}) => {
  const {problems} = observe(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(page, grid);
    await drawAllEntries(page);
    const heights = await page
      .locator('#props ~ div > details')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(50);
    expect([...new Set(heights.map(Math.round))], `${width} px`).toEqual([40]);
  }
  const entry = page.locator('[id="prop-density"]');
  await expect(entryText(entry)).toBeHidden();
  await entry.locator('summary').press('Enter');
  await expect(entryText(entry)).toBeVisible();
  await filterBox(page).fill('sortModel');
  await expect(entry).toBeHidden();
  await filterBox(page).press('Escape');
  await expect(entryText(entry)).toBeVisible();
  expect(problems()).toEqual([]);
});

for (const width of [720, 1280, 1440]) {
  test(`the tools that stay in view are one line, and a heading comes to rest below them, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, `${grid}#slots`);
    const tools = page.locator('div:has(> span > [data-api-filter])');
    await expect
      .poll(async () => {
        const [bar, heading] = [await tools.boundingBox(), await page.locator('#slots').boundingBox()];
        return bar && heading ? heading.y - bar.y - bar.height : undefined;
      })
      .toBeGreaterThanOrEqual(0);
    expect((await tools.boundingBox())?.height).toBeLessThanOrEqual(64);
  });
}

for (const layout of ['table', 'expanded'] as const) {
  test(`as ${layout} every entry is shown whole, and a deep link leads to it`, async ({page}) => {
    await keepLayout(page, layout);
    await open(page, `${premium}#slot-toolbar`);
    const entry = page.locator('[id="slot-toolbar"]');
    await expect(entryText(entry)).toBeVisible();
    // What was the line of a row is no stop for the keyboard.
    await entry.locator('summary').evaluate((summary) => {
      summary.focus();
    });
    await expect(entry.locator('summary')).not.toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await entry.boundingBox())?.y ?? 0) - (header?.height ?? 0))
      .toBeLessThan(140);
    const place = await entry.boundingBox();
    expect((place?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(0);
  });

  test(`as ${layout} a link of the page itself leads to an entry far below, and Back to where it was`, async ({
    page,
  }) => {
    await keepLayout(page, layout);
    await open(page, premium);
    await page.locator('main h1').evaluate((heading) => {
      heading.insertAdjacentHTML('afterend', '<p><a href="#slot-toolbar">A slot far below</a></p>');
    });
    await page.getByRole('link', {name: 'A slot far below'}).click();
    const entry = page.locator('[id="slot-toolbar"]');
    const header = await page.getByRole('banner').boundingBox();
    const below = async () => ((await entry.boundingBox())?.y ?? 0) - (header?.height ?? 0);
    await expect.poll(below).toBeLessThan(140);
    await expect.poll(below).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${premium}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
  });
}

test('in a table what a method takes has the whole width, below its columns', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await keepLayout(page, 'table');
  await open(page, '/x/api/data-grid/api-object/#method-sortColumn');
  const entry = page.locator('[id="method-sortColumn"]');
  const call = entry.locator('dl');
  await expect(call).toBeVisible();
  const [row, name, parameters] = await Promise.all([
    entry.boundingBox(),
    entry.getByRole('heading').boundingBox(),
    call.boundingBox(),
  ]);
  if (!row || !name || !parameters) throw new Error('The method has no name or parameters');
  expect(parameters.width).toBeGreaterThan(row.width - 40);
  expect(parameters.y).toBeGreaterThan(name.y + name.height);
});

test('printed, every row shows what it holds', async ({page}) => {
  await open(page, grid);
  await expect(entryText(page.locator('[id="prop-density"]'))).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const id of ['prop-density', 'slot-toolbar', 'class-columnHeader']) {
    await expect(entryText(page.locator(`[id="${id}"]`))).toBeVisible();
  }
});

test('the layout is kept for the next page, before its first paint', async ({page}) => {
  await open(page, grid);
  await expect(page.locator('html')).toHaveAttribute('data-api-layout', 'list');
  await page.getByRole('button', {name: 'Table', exact: true}).click();
  await open(page, premium);
  await expect(page.locator('html')).toHaveAttribute('data-api-layout', 'table');
  await expect(page.getByRole('button', {name: 'Table', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a prop of an alias shows the values, in every layout, and leads to the page of the type', async ({
  page,
}) => {
  await open(page, '/x/api/date-pickers/date-calendar/');
  const views = page.locator('[id="prop-views"]');
  const opened = views.locator('summary + div');
  const values = opened.getByText("DateView = 'year' | 'month' | 'day'");
  await expect(values).toBeHidden();
  await views.locator('summary').press('Enter');
  for (const layout of ['List', 'Table', 'Expanded']) {
    await page.getByRole('button', {name: layout, exact: true}).click();
    const [type, line] = await Promise.all([
      opened.getByText('readonly DateView[]').boundingBox(),
      values.boundingBox(),
    ]);
    // Below the type, and beginning where it begins.
    expect(type && line && line.y >= type.y + type.height - 1).toBe(true);
    expect(type && line && Math.abs(line.x - type.x)).toBeLessThan(2);
  }
  await values.getByRole('link', {name: 'DateView'}).click();
  await expect(page).toHaveURL(/\/x\/api\/date-pickers\/date-view\/$/);
  await expect(page.locator('#definition + pre')).toHaveText("'year' | 'month' | 'day'");
});

for (const address of [
  premium,
  '/x/api/date-pickers/changes/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/',
  '/x/api/data-grid/api-object/',
]) {
  for (const layout of ['list', 'table', 'expanded']) {
    test(`nothing overflows at 360 px: ${address} as ${layout}`, async ({page}) => {
      await keepLayout(page, layout);
      await page.setViewportSize({width: 360, height: 800});
      await open(page, address);
      await openRows(page);
      await drawAllEntries(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
}

for (const address of [
  '/x/api/data-grid/data-grid/',
  '/x/api/date-pickers/date-calendar/',
  '/x/api/tree-view/use-tree-item/',
  '/x/api/data-grid/events/',
  '/x/api/charts/changes/',
  '/zh/x/api/tree-view/',
]) {
  for (const width of [360, 1280]) {
    test(`what can be pressed is large enough or has room around it: ${address} at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      await drawAllEntries(page);
      await expectNoSeriousAxeFindings(page, {include: 'main', rules: ['target-size']});
      await openRows(page);
      for (const layout of ['list', 'table', 'expanded']) {
        await page.evaluate(
          (value) => document.documentElement.setAttribute('data-api-layout', value),
          layout,
        );
        await expectNoSeriousAxeFindings(page, {include: 'main', rules: ['target-size']});
      }
    });
  }
}
