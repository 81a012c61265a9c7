import {expect, test} from './support/test';
import {filterBox, grid, shown} from './support/api';
import {open} from './support/journey';
import {expectNoSeriousAxeFindings, observe} from './support/observe';

test('the filter hides what does not match, Escape and a link to a hidden entry bring it back', async ({
  page,
}) => {
  await open(page, grid);
  const all = await shown(page).count();
  await filterBox(page).fill('sortModel');
  await expect(page.locator('[id="prop-rows"]')).toBeHidden();
  await expect(page.locator('[id="prop-sortModel"]')).toBeVisible();
  await expect(page.locator('main [data-api-status]')).toContainText('match');
  // A group without a match is gone with its heading.
  await expect(page.locator('#props')).toBeVisible();
  await expect(page.locator('#slots')).toBeHidden();
  await filterBox(page).press('Escape');
  await expect(shown(page)).toHaveCount(all);
  await expect(page.locator('#slots')).toBeVisible();
  await filterBox(page).fill('sortModel');
  await expect(page.locator('[id="prop-rows"]')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#prop-rows';
  });
  await expect(page.locator('[id="prop-rows"]')).toBeInViewport();
});

test('props stand in the order that the reader chooses', async ({page}) => {
  await open(page, grid);
  const first = page.locator('main [data-api-orderable] [data-api-entry]').first();
  await expect(first).toHaveAttribute('data-required', '');
  await page.getByRole('combobox', {name: 'Order'}).selectOption('name');
  await expect(first).not.toHaveAttribute('data-required', '');
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

test('what the filter leaves comes to a reader who stands far below it', async ({page}) => {
  await open(page, `${grid}#slots`);
  await expect(page.locator('#slots')).toBeInViewport();
  await filterBox(page).fill('sortModel');
  await expect(page.locator('#props')).toBeInViewport();
  await expect(page.locator('[id="prop-sortModel"]')).toBeInViewport();
  await filterBox(page).fill('no such name');
  await expect(page.locator('[data-api-nothing]')).toBeInViewport();
});

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
