import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {open} from './support/journey';
import {look, observe} from './support/observe';

const demo = 'OverviewPie';
const pageAddress = '/x/react-charts/';

async function openDemo(page: Page, address = pageAddress) {
  await page.goto(address);
  const section = page.locator(`#${demo}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  return section;
}

test('controls: component, code and address follow, and back takes it back', async ({page}) => {
  const {problems} = observe(page);
  const section = await openDemo(page);
  await expect(section.getByText('Wind', {exact: true})).toBeVisible();
  await section.getByRole('switch', {name: 'hideLegend'}).click();
  await expect(section.getByText('Wind', {exact: true})).toHaveCount(0);
  await expect(page).toHaveURL(/\?demo-OverviewPie=hideLegend\.true$/);
  await section.getByRole('button', {name: 'Show all code'}).click();
  await expect(section.locator('code:visible', {hasText: 'export default'})).toContainText(
    'hideLegend = true',
  );
  await section.getByRole('slider', {name: 'innerRadius'}).fill('20');
  await expect(page).toHaveURL(/\?demo-OverviewPie=innerRadius\.20~hideLegend\.true$/);
  await page.goBack();
  await expect(section.getByRole('slider', {name: 'innerRadius'})).toHaveValue('60');
  await page.goBack();
  await expect(section.getByText('Wind', {exact: true})).toBeVisible();
  expect(problems()).toEqual([]);
});

test('controls: turning one leaves focus and page where they are', async ({page}) => {
  const section = await openDemo(page);
  const hideLegend = section.getByRole('switch', {name: 'hideLegend'});
  await hideLegend.focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?demo-OverviewPie=hideLegend\.true$/);
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(/demo-OverviewPie/);
  await expect(hideLegend).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('controls: a link brings the values; what is not valid is dropped', async ({page}) => {
  const section = await openDemo(
    page,
    `${pageAddress}?demo-${demo}=innerRadius.20~cornerRadius.99#${demo}.js`,
  );
  await expect(section.getByRole('slider', {name: 'innerRadius'})).toHaveValue('20');
  await expect(section.getByRole('slider', {name: 'cornerRadius'})).toHaveValue('3');
  const code = section.locator('code:visible', {hasText: 'export default'});
  await expect(code).toContainText('innerRadius = 20');
  await expect(code).not.toContainText('interface');
});

test('the toolbar is one tab stop', async ({page}) => {
  const section = await openDemo(page);
  await section.getByRole('button', {name: 'Show all code'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('button', {name: 'Copy the code'})).toBeFocused();
  await page.keyboard.press('Home');
  await expect(section.getByRole('button', {name: 'TypeScript'})).toBeFocused();
  await page.keyboard.press('End');
  await expect(section.getByRole('button', {name: 'More'})).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await section.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement))).toBe(
    false,
  );
});

test('the toolbar mirrors its arrow keys from right to left', async ({page}) => {
  await look(page, {mode: 'light', direction: 'rtl'});
  const section = await openDemo(page);
  await section.getByRole('button', {name: 'Show all code'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('button', {name: 'Copy the code'})).toBeFocused();
});

test('at 360 px the tools fit, and what has no room is in the menu', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const section = await openDemo(page);
  const bar = section.getByRole('toolbar');
  expect(await bar.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await expect(bar.getByRole('button', {name: 'Edit in StackBlitz'})).toBeVisible();
  await expect(bar.getByRole('button', {name: 'Reset the demo'})).toBeHidden();
  await bar.getByRole('button', {name: 'More'}).click();
  await expect(page.getByRole('menuitem', {name: 'Reset the demo'})).toBeVisible();
  await page.getByRole('menuitemradio', {name: 'JavaScript'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
});

test('at 360 px leaving full screen gives the focus to the menu that led there', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const section = await openDemo(page);
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'Full screen'}).click();
  await expect(section).toHaveCSS('position', 'fixed');
  await section.getByRole('button', {name: 'Leave full screen'}).click();
  await expect(section).toHaveCSS('position', 'static');
  await expect(section.getByRole('button', {name: 'More'})).toBeFocused();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`at 360 px a demo with three stylings keeps its tools inside, ${direction}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await look(page, {mode: 'light', direction});
    await open(page, '/x/react-data-grid/#FlightBoard');
    const bar = page.locator('#FlightBoard').getByRole('toolbar');
    const edges = await bar.boundingBox();
    for (const button of await bar.getByRole('button').filter({visible: true}).all()) {
      const box = await button.boundingBox();
      expect(box && edges && box.x >= edges.x && box.x + box.width <= edges.x + edges.width).toBe(true);
    }
    await expect(bar.getByRole('button', {name: 'Hide code'})).toBeVisible();
  });
}

test('full screen ends with Escape and gives the focus back', async ({page}) => {
  const section = await openDemo(page);
  await section.getByRole('button', {name: 'Full screen'}).click();
  await expect(section).toHaveCSS('position', 'fixed');
  await expect(page.locator('header').first()).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(section).toHaveCSS('position', 'static');
  await expect(section.getByRole('button', {name: 'Full screen'})).toBeFocused();
});

test('the code and the link that are copied are those that the reader sees', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const section = await openDemo(page, `${pageAddress}?demo-${demo}=innerRadius.20#${demo}.js`);
  await section.getByRole('button', {name: 'Copy the code'}).click();
  await expect(section.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toContain('innerRadius = 20');
  expect(await copied()).not.toContain('interface');
  await expect(section.getByRole('button', {name: 'Copy the code'})).toBeVisible();
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'Copy link to this demo'}).click();
  await expect
    .poll(copied)
    .toMatch(/\/x\/react-charts\/\?demo-OverviewPie=innerRadius\.20#system-OverviewPie\.js$/);
});

test('the focus can be put before the demo, and Tab enters it', async ({page}) => {
  await open(page, '/x/react-tree-view/quickstart/');
  const section = page.locator('#FirstTree');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'Move the focus before the demo'}).click();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('treeitem').first()).toBeFocused();
});

test('the density of one demo leaves the page and the other demos as they are', async ({page}) => {
  await open(page, '/x/react-data-grid/#FlightBoard');
  const section = page.locator('#FlightBoard');
  await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  const row = section.getByRole('row').nth(1);
  const before = (await row.boundingBox())?.height ?? 0;
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'View of this demo'}).click();
  await page.getByRole('menuitemradio', {name: 'Dense'}).click();
  await expect.poll(async () => (await row.boundingBox())?.height ?? before).toBeLessThan(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-dense', /.*/);
});

test('mode and direction of one demo leave the page as it is', async ({page}) => {
  const section = await openDemo(page);
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'View of this demo'}).click();
  await page.getByRole('menuitemradio', {name: 'Dark'}).click();
  await page.getByRole('menuitemradio', {name: 'Right to left'}).click();
  await expect(section.locator('[data-demo-box] [dir="rtl"]').first()).toBeVisible();
  await expect(section.locator('[data-demo-box]')).toHaveAttribute('data-scope-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a linked name in the text is tinted in the code of its demo, by pointer and by focus', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/sorting/');
  const section = page.locator('#SortingOrder');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', {name: 'Show all code'})).toBeVisible();
  await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  const link = page.locator('.markdown > p > a').filter({hasText: /^sortingOrder$/});
  const tinted = () =>
    page.evaluate(() => new Set([...(CSS.highlights.get('linked-name') ?? [])].map(String)).size);
  expect(await tinted()).toBe(0);
  await link.hover();
  await expect.poll(tinted).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(tinted).toBe(0);
  await link.focus();
  await expect.poll(tinted).toBe(1);
  await link.blur();
  await expect.poll(tinted).toBe(0);
});
