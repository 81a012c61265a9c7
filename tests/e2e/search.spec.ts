// cspell:ignore datagird pagnation
import {expect, test} from './support/test';
import {relevanceTable} from '../unit/search/relevance/judge';
import {leastMet, queriesByPage, relevanceQueries} from '../unit/search/relevance/queries';
import {open} from './support/journey';
import {expectNoAxeFindings, look, observe} from './support/observe';
import {ask, judgeAll, openSearch, resultsIn, searchDialog} from './support/search';
import {expectSentencesInOrder} from './support/sentences';

const plainPage = '/x/introduction/support/';

/** Everything that the search consists of: its code has no name that tells, its files have. */
const isSearchFile = (url: string) => new URL(url).pathname.startsWith('/search/');

test(`at least ${leastMet} of ${relevanceQueries.length} questions find their page among the first three results`, async ({
  page,
}) => {
  const verdicts = [];
  for (const [from, queries] of queriesByPage) {
    await open(page, from);
    verdicts.push(...(await judgeAll(await openSearch(page), queries)));
  }
  const table = relevanceTable(verdicts);
  console.warn(table);
  expect(verdicts.filter(({isMet}) => isMet).length, table).toBeGreaterThanOrEqual(leastMet);
  expect(
    verdicts.filter(({query, isMet}) => query.first && !isMet),
    table,
  ).toEqual([]);
});

test('loads nothing but its button before it is used, and nothing from elsewhere then', async ({
  page,
  baseURL,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const {problems} = observe(page);
  await open(page, plainPage);
  await page.waitForLoadState('networkidle');
  expect(urls.filter(isSearchFile)).toEqual([]);
  const before = urls.length;
  const dialog = await openSearch(page);
  await ask(dialog, 'sorting');
  expect(urls.filter(isSearchFile).length).toBeGreaterThan(3);
  expect(urls.slice(before).filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  // What a worker keeps must be asked for in the same words each time.
  const varying = urls.filter((url) => isSearchFile(url) && /\?(?!ts=kept$)/.test(url));
  expect(varying).toEqual([]);
  expect(problems()).toEqual([]);
});

test('works with the keyboard alone: open, choose, follow, close', async ({page, context}) => {
  await open(page, plainPage);
  await page.keyboard.press('Control+k');
  const dialog = searchDialog(page);
  const box = dialog.locator('input[role="combobox"]');
  await expect(box).toBeFocused();
  await ask(dialog, 'disbleColumnMenu');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const active = () => dialog.getByRole('listbox').getByRole('option', {selected: true});
  await expect(active()).toHaveAttribute('href', '/x/api/data-grid/data-grid/#prop-disableColumnMenu');
  await expect(box).toHaveAttribute('aria-activedescendant', (await active().getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  const last = dialog.getByRole('listbox').getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-disableColumnMenu$/);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('header button[aria-keyshortcuts]')).toBeFocused();
  // A slash opens it, too, but not while something is written.
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await ask(dialog, 'onRowClick');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-onRowClick$/);
  await expect(page.locator('#prop-onRowClick')).toBeInViewport();
  await expect(dialog).toHaveCount(0);
});

for (const width of [360, 1440]) {
  for (const [address, mode, direction] of [
    [plainPage, 'light', 'ltr'],
    [`/zh${plainPage}`, 'dark', 'rtl'],
  ] as const) {
    test(`is accessible at ${width} px, ${mode}, ${direction}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await look(page, {mode, direction});
      await open(page, address);
      const dialog = await openSearch(page);
      const check = async () => {
        await expectNoAxeFindings(page, {include: 'dialog'});
        expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
        if (direction === 'rtl') await expectSentencesInOrder(page);
      };
      await check();
      await ask(dialog, 'selection');
      await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await check();
      await ask(dialog, 'qqqqqq');
      await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0);
      await check();
    });
  }
}

test('says that the search cannot be loaded, and tries again', async ({page, context}) => {
  await page.route('**/search/index.json', (route) => route.abort());
  await open(page, plainPage);
  const dialog = await openSearch(page);
  await dialog.locator('input[role="combobox"]').fill('sorting');
  await expect(dialog.getByRole('alert')).toContainText('The search index could not be loaded.');
  await page.unroute('**/search/index.json');
  await context.setOffline(true);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline');
  await context.setOffline(false);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('says in a dialog that its code cannot be loaded, leaves the page readable, and tries again', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await look(page, {mode: 'dark', direction: 'rtl'});
  await open(page, plainPage);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  const opener = page.locator('header button[aria-keyshortcuts]');
  await opener.click();
  const failure = page.getByRole('alertdialog', {name: 'The search could not be loaded.'});
  await expect(failure).toBeVisible();
  await expectNoAxeFindings(page, {include: 'dialog'});
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(failure).toBeVisible();
  await failure.getByRole('button', {name: 'Close'}).click();
  await expect(failure).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/**');
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(searchDialog(page).locator('input[role="combobox"]')).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test('puts right what is written wrong, and knows what else things are called', async ({page}) => {
  await open(page, plainPage);
  const dialog = await openSearch(page);
  const first = dialog.getByRole('listbox').getByRole('option').first();
  for (const [query, address] of [
    ['datagird pagnation', '/x/react-data-grid/pagination/'],
    ['text wrap', '/x/react-data-grid/row-height/'],
    ['过滤', '/x/react-data-grid/filtering/'],
  ] as const) {
    await ask(dialog, query);
    await expect(first).toHaveAttribute('href', address);
  }
});

test('searches one product, or one plan, when told to, and says where nothing is found', async ({page}) => {
  await open(page, plainPage);
  const dialog = await openSearch(page);
  await ask(dialog, 'tooltip');
  const products = dialog.getByRole('listbox').getByRole('group');
  // What is out of sight is drawn a moment later.
  await expect.poll(() => products.count()).toBeGreaterThan(1);
  await dialog.getByRole('radio', {name: 'Charts'}).check();
  await ask(dialog, 'tooltip');
  await expect(products).toHaveCount(1);
  const results = await resultsIn(dialog);
  expect(results[0]).toBe('/x/react-charts/tooltip/');
  expect(results.every((address) => /^\/x\/(react-charts|api\/charts)\//.test(address))).toBe(true);
  await ask(dialog, 'rowGroupingModel');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “rowGroupingModel”');
  await dialog.getByRole('button', {name: 'Search all products and plans'}).click();
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText('Premium');
  await dialog.getByRole('combobox', {name: 'Plan'}).selectOption('Community');
  // As a mark: texts may speak of it.
  await expect(
    dialog.getByRole('listbox').getByRole('option').getByText('Premium', {exact: true}),
  ).toHaveCount(0);
});

test('searches the version of the page at hand, and all of them when told to', async ({page}) => {
  await open(page, '/x/v7/react-charts/bars/');
  const dialog = await openSearch(page);
  const versions = async () =>
    new Set((await resultsIn(dialog)).map((address) => (address.startsWith('/x/v7/') ? 'v7' : 'current')));
  await ask(dialog, 'stacked bars');
  await expect.poll(versions).toEqual(new Set(['v7']));
  await dialog.getByRole('checkbox', {name: 'All versions'}).check();
  await ask(dialog, 'bar labels');
  await expect.poll(versions).toEqual(new Set(['v7', 'current']));
});

test('narrows in one row, with a checkbox that looks like one, and its placeholder fits, at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const [address, versions] of [
    [plainPage, 'All versions'],
    [`/zh${plainPage}`, '全部版本'],
  ] as const) {
    await open(page, address);
    const dialog = await openSearch(page);
    const box = dialog.locator('input[role="combobox"]');
    const placeholderFits = await box.evaluate((element) => {
      if (!(element instanceof HTMLInputElement)) return false;
      const {font, paddingInlineStart, paddingInlineEnd} = getComputedStyle(element);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return false;
      pen.font = font;
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return pen.measureText(element.placeholder).width <= room;
    });
    expect(placeholderFits, 'placeholder').toBe(true);
    const checkbox = dialog.getByRole('checkbox', {name: versions});
    await checkbox.check();
    await expect(checkbox).toBeInViewport();
    expect(await checkbox.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    const controls = [
      ...(await dialog.getByRole('radio').all()),
      dialog.locator('select'),
      dialog.getByRole('checkbox'),
    ];
    const middles = await Promise.all(
      controls.map((control) =>
        control.evaluate((element) => {
          const {top, bottom} = element.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      ),
    );
    expect(Math.max(...middles) - Math.min(...middles), 'px between the rows').toBeLessThanOrEqual(2);
  }
});

test('marks the words of a question in titles and texts, without punctuation', async ({page}) => {
  await open(page, plainPage);
  const dialog = await openSearch(page);
  await ask(dialog, 'sorting');
  const options = dialog.getByRole('listbox').getByRole('option');
  await expect(options.first().locator('mark').first()).toHaveText(/^sort(?:ing)?$/i);
  const marks = await options.locator('mark').allTextContents();
  expect(marks.filter((text) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text))).toEqual([]);
});

test('remembers what was found, until the reader removes it', async ({page}) => {
  await open(page, plainPage);
  const dialog = await openSearch(page);
  await ask(dialog, 'row height');
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/row-height/);
  await openSearch(page);
  await dialog.getByRole('button', {name: 'row height', exact: true}).click();
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await dialog.locator('input[role="combobox"]').fill('');
  await dialog.getByRole('button', {name: 'Remove “row height”'}).click();
  await expect(dialog.getByRole('heading', {name: 'Recent searches'})).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.getItem('mui-x-docs.search.recent'))).toBeNull();
});
