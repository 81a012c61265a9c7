import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';
import {expectNoSeriousAxeFindings, look, observe} from './support/observe';

const grid = '/x/api/data-grid/data-grid/';
const premium = '/x/api/data-grid/data-grid-premium/';

const filterBox = (page: Page) => page.locator('main input[data-api-filter]');
const shown = (page: Page) => page.locator('main [data-api-entry]:visible');

/** The description of an entry. */
const textOf = (entry: Locator) => entry.locator('div[data-api-text]').first();

/** Opens every row of a list, as a reader does one by one. */
async function openRows(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((rows) => {
    rows.forEach((row) => row.setAttribute('open', ''));
  });
}

/** Has the reader chosen a layout before. */
async function keepLayout(page: Page, layout: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('mui-x-docs.api-layout', value);
    }
  }, layout);
}

test('an API page has its parts, in the contents too, and marks its product', async ({page}) => {
  const {problems} = observe(page);
  await open(page, grid);
  await expect(page.locator('h1')).toContainText('DataGrid');
  await expect(page).toHaveTitle(/DataGrid API/);
  await expect(page.locator('[id="prop-rows"]')).toBeAttached();
  for (const id of ['imports', 'demos', 'props', 'slots', 'classes', 'theme', 'source']) {
    await expect(page.locator(`[id="${id}"]`)).toBeAttached();
    await expect(
      page.getByRole('navigation', {name: 'On this page'}).locator(`a[href="#${id}"]`),
    ).toBeAttached();
  }
  await expect(page.locator('#site-navigation a[aria-current=page]')).toContainText('DataGrid');
  await expect(page.getByRole('banner').locator('a[aria-current=true]')).toContainText('Data Grid');
  expect(problems()).toEqual([]);
});

test('a deep link leads to its entry, whose row is open', async ({page}) => {
  await open(page, `${grid}#prop-rowHeight`);
  const entry = page.locator('[id="prop-rowHeight"]');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('open', '');
  await expect(textOf(entry)).toBeVisible();
  await entry.locator('summary').press('Enter');
  await expect(textOf(entry)).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#prop-density';
  });
  await expect(textOf(page.locator('[id="prop-density"]'))).toBeVisible();
});

test('a row of the list is one line of 40 px that opens, and stays open while the reader filters', async ({
  page,
}) => {
  const {problems} = observe(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(page, grid);
    await page.addStyleTag({content: '[data-api-entry] {content-visibility: visible !important}'});
    const heights = await page
      .locator('#props ~ div > details')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(50);
    expect([...new Set(heights.map(Math.round))], `${width} px`).toEqual([40]);
  }
  const entry = page.locator('[id="prop-density"]');
  await expect(textOf(entry)).toBeHidden();
  await entry.locator('summary').press('Enter');
  await expect(textOf(entry)).toBeVisible();
  await filterBox(page).fill('sortModel');
  await expect(entry).toBeHidden();
  await filterBox(page).press('Escape');
  await expect(textOf(entry)).toBeVisible();
  expect(problems()).toEqual([]);
});

for (const layout of ['table', 'expanded'] as const) {
  test(`as ${layout} every entry is shown whole, and a deep link leads to it`, async ({page}) => {
    await keepLayout(page, layout);
    await open(page, `${premium}#slot-toolbar`);
    const entry = page.locator('[id="slot-toolbar"]');
    await expect(textOf(entry)).toBeVisible();
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
  await expect(textOf(page.locator('[id="prop-density"]'))).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const id of ['prop-density', 'slot-toolbar', 'class-columnHeader']) {
    await expect(textOf(page.locator(`[id="${id}"]`))).toBeVisible();
  }
});

test('code stays left-to-right in a mirrored page, and the copy button off it', async ({page}) => {
  await look(page, {mode: 'light', direction: 'rtl'});
  await open(page, grid);
  const code = page.locator('main pre').first();
  const [block, text, button] = await Promise.all([
    code.boundingBox(),
    code.locator('code').boundingBox(),
    page.locator('main [data-api-copy]').first().boundingBox(),
  ]);
  expect(block && text && text.x - block.x).toBeLessThan(24);
  expect(button && text && button.y + button.height <= text.y).toBe(true);
});

test('the link of an entry is copied and stands in the address', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, grid);
  const entry = page.locator('[id="prop-density"]');
  await entry.locator('summary').press('Enter');
  await entry.locator('a[data-api-link]').click();
  await expect(page).toHaveURL(/#prop-density$/);
  await expect(page.locator('main [data-api-status]')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/data-grid\/#prop-density$/);
});

test('the filter hides what does not match, Escape and a link to a hidden entry bring it back', async ({
  page,
}) => {
  await open(page, grid);
  const all = await shown(page).count();
  await filterBox(page).fill('sortModel');
  await expect(page.locator('[id="prop-rows"]')).toBeHidden();
  await expect(page.locator('[id="prop-sortModel"]')).toBeVisible();
  await expect(page.locator('main [data-api-status]')).toContainText('match');
  await filterBox(page).press('Escape');
  await expect(shown(page)).toHaveCount(all);
  await filterBox(page).fill('sortModel');
  await expect(page.locator('[id="prop-rows"]')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#prop-rows';
  });
  await expect(page.locator('[id="prop-rows"]')).toBeInViewport();
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

test('props stand in the order that the reader chooses', async ({page}) => {
  await open(page, grid);
  const first = page.locator('main [data-api-orderable] [data-api-entry]').first();
  await expect(first).toHaveAttribute('data-required', '');
  await page.getByRole('combobox', {name: 'Order'}).selectOption('name');
  await expect(first).not.toHaveAttribute('data-required', '');
});

test('after a navigation inside the site a page is drawn, and its controls answer', async ({page}) => {
  await open(page, grid);
  await page
    .locator('#site-navigation')
    .getByRole('link', {name: /^DataGridPro\b/})
    .click();
  await expect(page.locator('h1')).toContainText('DataGridPro');
  await filterBox(page).fill('pinnedColumns');
  await expect(page.locator('[id="prop-pinnedColumns"]')).toBeVisible();
  await expect(page.locator('[id="prop-rows"]')).toBeHidden();
});

test('a type leads to its page', async ({page}) => {
  await open(page, grid);
  await page.locator('[id="prop-columns"] > summary').press('Enter');
  await page.locator('[id="prop-columns"]').getByRole('link', {name: 'GridColDef'}).first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-col-def\/$/);
  await expect(page.locator('[id="prop-field"]')).toBeVisible();
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

test('what the packages export and do not describe has a page, with its props and types', async ({page}) => {
  const {problems} = observe(page);
  await open(page, '/x/api/charts/pie-arc-label/');
  await expect(page.locator('h1')).toContainText('PieArcLabel');
  await expect(page.locator('[id="prop-startAngle"]')).toContainText('number');
  await open(page, '/x/api/tree-view/tree-item-provider/');
  await page.locator('[id="prop-itemId"] > summary').press('Enter');
  await page.locator('[id="prop-itemId"]').getByRole('link', {name: 'TreeViewItemId'}).click();
  await expect(page).toHaveURL(/\/x\/api\/tree-view\/tree-view-item-id\/$/);
  await open(page, '/x/api/charts/axis-config/');
  await expect(page.locator('[id="prop-scaleType"]')).toContainText("'linear'");
  expect(problems()).toEqual([]);
});

test('the page of a hook shows what it takes and returns, in the contents too', async ({page}) => {
  const {problems} = observe(page);
  await open(page, '/x/api/tree-view/use-tree-item/');
  await expect(page.locator('#options')).toHaveText(/^Options/);
  await expect(page.locator('[id="option-itemId"]')).toContainText('TreeViewItemId');
  await expect(page.locator('#returned')).toHaveText(/^Return value/);
  await expect(page.locator('[id="result-getRootProps"]')).toBeVisible();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Return value'}).click();
  await expect(contents.locator('a[href="#result-getRootProps"]')).toBeAttached();
  await filterBox(page).fill('getRootProps');
  await expect(page.locator('[id="option-itemId"]')).toBeHidden();
  expect(problems()).toEqual([]);
});

test('the index lists every kind of name and filters by product, kind and plan', async ({page}) => {
  await open(page, '/x/api/');
  await page.getByRole('combobox', {name: 'All products'}).selectOption('charts');
  await page.getByRole('combobox', {name: 'All kinds'}).selectOption('component');
  await page.getByRole('combobox', {name: 'All plans'}).selectOption('pro');
  await expect(shown(page).first()).toHaveAttribute('data-plan', 'pro');
  for (const row of await shown(page).all()) {
    await expect(row).toHaveAttribute('data-product', 'charts');
    await expect(row).toHaveAttribute('data-kind', 'component');
  }
  await filterBox(page).fill('no such name');
  await expect(shown(page)).toHaveCount(0);
});

test('an index is dense, by letter, and letters without a match are folded away', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/x/api/data-grid/');
  expect(await page.locator('article').evaluate((article) => article.clientHeight)).toBeLessThan(9000);
  const letter = (name: string) => page.locator('main').getByRole('heading', {level: 2, name, exact: true});
  await expect(letter('G')).toBeVisible();
  await expect(letter('U')).toBeVisible();
  await filterBox(page).fill('useGridApiRef');
  await expect(letter('G')).toBeHidden();
  await expect(letter('U')).toBeVisible();
});

test('the filter says how many there are, and inherited props follow it', async ({page}) => {
  await open(page, grid);
  await expect(filterBox(page)).toHaveAttribute('placeholder', /^Filter \d+ props and \d+ more$/);
  await open(page, '/x/api/data-grid/events/');
  await expect(filterBox(page)).toHaveAttribute('placeholder', /^Filter \d+ events$/);
  await open(page, '/x/api/');
  await expect(filterBox(page)).toHaveAttribute('placeholder', /^Filter \d+ names$/);
  await open(page, '/x/api/date-pickers/date-field/');
  const inherited = page.locator('#inherited');
  await expect(inherited).toBeVisible();
  await filterBox(page).fill('no such name');
  await expect(inherited).toBeHidden();
  await filterBox(page).press('Escape');
  await expect(inherited).toBeVisible();
});

test('the index is searched by description and type, which come when the filter is used', async ({page}) => {
  const {problems} = observe(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/x/api/');
  const before = scripts.length;
  // Words of its description and its type, none of its name.
  await filterBox(page).fill('maximum single page');
  await expect(shown(page).locator('code', {hasText: /^gridPageSizeSelector$/})).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(problems()).toEqual([]);
});

for (const [address, query, entry] of [
  ['/x/api/', 'gridPageSizeSelector', 'gridPageSizeSelector'],
  [grid, 'sortModel', 'sortModel'],
] as const) {
  test(`the filter of ${address} is there after a reload and the back button`, async ({page}) => {
    await open(page, address);
    const entries = await page.evaluate(() => window.history.length);
    await filterBox(page).fill(query);
    await expect(page).toHaveURL(new RegExp(`[?]filter=${query}$`));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await expect(filterBox(page)).toBeFocused();
    await page.reload();
    await expect(filterBox(page)).toHaveValue(query);
    const match = page.locator(`main [data-api-entry="${entry}"]`);
    const all = await page.locator('main [data-api-entry]').count();
    await expect(match).toBeVisible();
    expect(await shown(page).count()).toBeLessThan(all);
    await page.locator('#site-navigation').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/filter=/);
    await page.goBack();
    await expect(filterBox(page)).toHaveValue(query);
    await expect(match).toBeVisible();
  });
}

test('a filter that leaves nothing says so and can be cleared with the keyboard', async ({page}) => {
  for (const [address, nothing, clear] of [
    ['/x/api/', 'Nothing matches.', 'Clear the filter'],
    ['/zh/x/api/data-grid/data-grid/', '没有匹配的内容。', '清除筛选'],
  ] as const) {
    await open(page, address);
    await filterBox(page).fill('no such name');
    await expect(page.locator('main [data-api-nothing]')).toContainText(nothing);
    await expectNoSeriousAxeFindings(page);
    await page.getByRole('button', {name: clear}).press('Enter');
    await expect(page.locator('main [data-api-nothing]')).toBeHidden();
    await expect(filterBox(page)).toBeFocused();
    expect(await shown(page).count()).toBeGreaterThan(10);
  }
});

test('the page of changes says what came, went and changed, and leads to both versions', async ({page}) => {
  const {problems} = observe(page);
  await open(page, grid);
  await page.locator('#site-navigation').getByRole('link', {name: 'Changes since v7'}).click();
  await expect(page.locator('h1')).toHaveText('Data Grid API: v7 → v8');
  await page.getByRole('combobox', {name: 'All changes'}).selectOption('removed');
  await filterBox(page).fill('DataGrid.unstable_rowSpanning');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page).getByRole('link', {name: 'DataGrid in v7'})).toHaveAttribute(
    'href',
    '/x/v7/api/data-grid/data-grid/',
  );
  await page.getByRole('combobox', {name: 'All changes'}).selectOption('added');
  await filterBox(page).fill('DataGrid.dataSource');
  await shown(page).getByRole('link', {name: 'DataGrid.dataSource', exact: true}).click();
  await expect(page).toHaveURL(/\/data-grid\/data-grid\/#prop-dataSource$/);
  await expect(page.locator('[id="prop-dataSource"]')).toContainText('New in v8');
  await expect(page.locator('[id="prop-rows"]')).not.toContainText('New in v8');
  expect(problems()).toEqual([]);
});

test('the rest of the pages with demos of a component can be unfolded in every layout', async ({page}) => {
  await open(page, grid);
  await page.getByText(/^Show \d+ more pages$/).click();
  await expect(page.locator('details a[href="/x/react-data-grid/sorting/"]')).toBeVisible();
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
      await page.addStyleTag({content: '[data-api-entry] {content-visibility: visible !important}'});
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
      await page.addStyleTag({content: '[data-api-entry] {content-visibility: visible !important}'});
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

test('an API page has no serious axe finding', async ({page}) => {
  await open(page, '/x/api/data-grid/grid-col-def/');
  await expectNoSeriousAxeFindings(page);
});

test('Chinese API pages have a Chinese interface', async ({page}) => {
  await open(page, '/zh/x/api/data-grid/data-grid/');
  await expect(page.locator('#props')).toHaveText(/^属性/);
  await expect(filterBox(page)).toHaveAttribute('placeholder', /^筛选 \d+ 个属性，另有 \d+ 项$/);
  await expect(page.locator('main a[href^="/x/"]')).toHaveCount(0);
});

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

test('a name in prose leads to its entry', async ({page}) => {
  await open(page, '/x/react-data-grid/quickstart/');
  await expect(page.locator(`.markdown a[href^="${grid}"] > code`).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an API page is complete and has no control that does nothing', async ({page}) => {
    await page.goto(premium);
    expect(await page.locator('main [data-api-entry]').count()).toBeGreaterThan(200);
    await expect(filterBox(page)).toBeHidden();
    await page.locator('[id="prop-columns"] > summary').press('Enter');
    await page.locator('[id="prop-columns"]').getByRole('link', {name: 'GridColDef'}).first().click();
    await expect(page.locator('h1')).toContainText('GridColDef');
  });

  test('a row opens, and the one that the address names is open', async ({page}) => {
    await page.goto(`${premium}#prop-rowHeight`);
    await expect(textOf(page.locator('[id="prop-rowHeight"]'))).toBeVisible();
    const entry = page.locator('[id="prop-density"]');
    await expect(textOf(entry)).toBeHidden();
    await entry.locator('summary').press('Enter');
    await expect(textOf(entry)).toBeVisible();
  });
});

test('a file for machines stands beside every page and follows the schema', () => {
  const folder = path.join(process.cwd(), 'build', 'x', 'api');
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const schema = read('schema.json');
  const validate = new Ajv({strict: false, validateFormats: false}).compile(schema as object);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => /^[\w-]+\/(?!changes\/)[\w-]+\/index\.html$/.test(file));
  const json = files.filter((file) => /^[\w-]+\/[\w-]+\.json$/.test(file));
  expect(json.length).toBe(pages.length);
  for (const file of [...json, 'index.json']) {
    expect(validate(read(file)), `${file} ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});
