import {expect, test} from '../e2e/support/test';
import {differentFrames, layoutShift, recordFrames} from '../e2e/support/frames';
import {open, startDemo, storeOnce, uncaughtErrors} from '../e2e/support/journey';
import {currentMajor} from '../unit/currentMajor';
import {openPreferences, preferencesButton, computedStyle} from '../e2e/support/preferences';

// One journey for each rule of the frame that only a browser can show; the full check has every case of them.

test('a reader finds the way: skip link, list of pages, groups, contents, neighbors', async ({page}) => {
  await open(page, '/x/common-concepts/custom-components/');
  const main = page.getByRole('main');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  const list = page.getByRole('navigation', {name: 'Pages', exact: true});
  await expect(list.locator('[aria-current=page]')).toHaveText('Slots and subcomponents');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['Introduction', 'Common concepts', 'Slots and subcomponents']);
  await page.getByRole('searchbox', {name: 'Filter pages'}).fill('licen');
  const found = list.getByRole('listitem').getByRole('link');
  await expect(found).toHaveText(['Licensing']);
  await found.click();
  await expect(page.locator('h1')).toContainText('Licensing');
  await main.getByRole('link', {name: /^Previous.*Installation/}).click();
  await expect(page.locator('h1')).toContainText('Installation');

  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Install the charts'}).click();
  await expect(page.locator('#install-the-charts')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(['Install the charts']);
});

test('the versions menu is for the keyboard, and Escape returns the focus', async ({page}) => {
  await open(page, '/x/react-charts/');
  const button = page.getByRole('button', {name: /^Version /});
  await button.press('ArrowDown');
  const lines = page.getByRole('menu').getByRole('menuitem');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('at 360 px the list of pages is a drawer, and the contents open from the bar', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/x/introduction/installation/');
  const button = page.locator('[aria-controls="site-navigation"]');
  await button.press('Enter');
  await expect(page.getByRole('button', {name: 'Close the navigation'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-navigation')).toBeHidden();
  await expect(button).toBeFocused();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('button').press('Enter');
  await contents.getByRole('link', {name: 'TypeScript'}).click();
  await expect(page.locator('#typescript')).toBeInViewport();
});

test('stored choices are there from the first frame, and corrupt ones are dropped', async ({page}) => {
  const errors = uncaughtErrors(page);
  await page.emulateMedia({colorScheme: 'light'});
  await storeOnce(page, {mode: 'dark', settings: '{"direction":"rtl","dense":true,"spacing":4}'});
  await recordFrames(page);
  await open(page, '/zh/x/introduction/support/');
  await page.waitForLoadState('networkidle');
  const frames = await differentFrames(page);
  expect(frames).toHaveLength(1);
  expect(frames[0]?.direction).toBe('rtl');
  expect(await layoutShift(page)).toBe(0);
  await expect(page.locator('body')).toHaveClass(/mode-dark/);

  await storeOnce(page, {mode: '{', settings: '{"direction":"up","spacing":"wide"'});
  await open(page, '/x/introduction/support/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(errors).toEqual([]);
});

test('preferences reach the demos at once, and Escape returns the focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/x/react-date-pickers/quickstart/');
  const clear = (await startDemo(page, 'ControlledValue')).locator('button', {hasText: 'Clear'});
  const panel = await openPreferences(page);
  await panel.getByRole('button', {name: 'More spacing'}).click();
  await panel.getByLabel('Primary color of demos').fill('#8a1050');
  await expect.poll(() => computedStyle(clear, 'margin-top')).toBe('18px');
  await expect.poll(() => computedStyle(clear, 'color')).toBe('rgb(138, 16, 80)');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(preferencesButton(page)).toBeFocused();
});

test('old addresses lead to the new ones', async ({request}) => {
  for (const [from, to, status] of [
    ['/en/x/react-charts/quickstart/', '/x/react-charts/quickstart/', 301],
    [`/zh/x/${currentMajor}/react-charts/`, '/zh/x/react-charts/', 302],
    ['/', '/x/introduction/', 302],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([response.status(), response.headers().location], from).toEqual([status, to]);
  }
});

test('a missing page offers the nearest one, the other language and older versions', async ({page}) => {
  const response = await open(page, '/zh/x/react-data-grid/quickstrat/');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'English'})).toHaveAttribute(
    'href',
    '/x/react-data-grid/quickstrat/',
  );
  await expect(main.getByRole('link', {name: /v6/})).toHaveAttribute('href', /^https:\/\//);
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/zh\/x\/react-data-grid\/quickstart\/$/);
  await expect(page.locator('h1')).toContainText('快速开始');
});

test('print has the text and no furniture', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/x/introduction/installation/');
  await expect(page.locator('h1')).toBeVisible();
  for (const furniture of [
    'header nav',
    '#site-navigation',
    'nav[aria-label="On this page"]',
    '.pagination-nav',
  ]) {
    await expect(page.locator(furniture).first(), furniture).toBeHidden();
  }
});
