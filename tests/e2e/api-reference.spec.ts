import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {expect, test} from './support/test';
import {filterBox, grid, premium, shown, entryText} from './support/api';
import {open} from './support/journey';
import {expectNoSeriousAxeFindings, look, observe} from './support/observe';

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
  await expect(entryText(entry)).toBeVisible();
  await entry.locator('summary').press('Enter');
  await expect(entryText(entry)).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#prop-density';
  });
  await expect(entryText(page.locator('[id="prop-density"]'))).toBeVisible();
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

test('the rest of the pages with demos of a component can be unfolded', async ({page}) => {
  await open(page, grid);
  await page.getByText(/^Show \d+ more pages$/).click();
  await expect(page.locator('details a[href="/x/react-data-grid/sorting/"]')).toBeVisible();
});

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
    await expect(entryText(page.locator('[id="prop-rowHeight"]'))).toBeVisible();
    const entry = page.locator('[id="prop-density"]');
    await expect(entryText(entry)).toBeHidden();
    await entry.locator('summary').press('Enter');
    await expect(entryText(entry)).toBeVisible();
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
