import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

for (const [address, note] of [
  ['/x/react-data-grid/quickstart/', 'The live demo needs JavaScript; its code is below.'],
  ['/zh/x/react-data-grid/quickstart/', '运行示例需要 JavaScript；代码在下方。'],
] as const) {
  test(`without JavaScript ${address} has text, navigation and the code of its demos`, async ({page}) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.markdown > p').first()).toBeVisible();
    await expect(page.locator('#site-navigation').getByRole('link').last()).toBeVisible();
    const demo = page.locator('[data-demo=FirstGrid]');
    await expect(demo.locator('noscript p')).toBeVisible();
    await expect(demo.locator('noscript p')).toHaveText(note);
    const code = demo.locator('pre code:visible');
    // The text of `noscript`, which Playwright leaves out of what it reads.
    expect(await code.evaluate(({innerText}: HTMLElement) => innerText)).toContain(
      'export default function FirstGrid',
    );
    await expect(demo.getByRole('button')).toHaveCount(0);
    await expect(demo.locator('pre .code-keyword').first()).toBeVisible();
    await expect(page.locator('figure pre [class^=code-]').first()).toBeVisible();
  });
}

test('without JavaScript links lead to the next page', async ({page}) => {
  await page.goto('/x/introduction/');
  await page.locator('#site-navigation').getByRole('link', {name: 'Installation'}).click();
  await expect(page).toHaveURL(/\/introduction\/installation\/$/);
  await expect(page.locator('h1')).toContainText('Installation');
});

for (const width of [360, 1440]) {
  test(`without JavaScript the facts of a page stand open, beside or below each other, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/x/react-data-grid/sorting/');
    const packages = page.getByRole('list', {name: 'Packages of this page'});
    const api = page.locator('.markdown').getByRole('list').filter({hasText: 'GridColDef'}).first();
    await expect(page.locator('.markdown p').filter({hasText: /^API$/})).toBeVisible();
    const [first, second] = [await packages.boundingBox(), await api.boundingBox()];
    if (!first || !second) throw new Error('The facts are not there');
    const isBeside = first.x + first.width <= second.x;
    const isBelow = first.y + first.height <= second.y;
    expect(isBeside || isBelow, 'nothing lies over anything').toBe(true);
    expect(first.x + first.width).toBeLessThanOrEqual(width);
  });
}

for (const address of ['/x/react-data-grid/sorting/', '/zh/x/react-charts/']) {
  test(`without JavaScript the Markdown of ${address} is a link in place of its menu`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const link = page.locator('article').getByRole('link', {name: 'Markdown', exact: true});
    await expect(link).toBeVisible();
    await expect(page.locator('article').getByRole('button', {name: 'Markdown', exact: true})).toHaveCount(0);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(`${address}index.md`);
    expect((await request.get(href)).ok()).toBe(true);
  });
}
