import {expect, test} from './support/test';
import {open, scrollBy} from './support/journey';

test.describe('around a page', () => {
  test('breadcrumbs lead from the product over the group to the page', async ({page}) => {
    await open(page, '/x/common-concepts/custom-components/');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText([
      'Introduction',
      'Common concepts',
      'Slots and subcomponents',
    ]);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Slots and subcomponents');
    await crumbs.getByRole('link', {name: 'Introduction'}).click();
    await expect(page).toHaveURL(/\/x\/introduction\/$/);
  });

  test('at 360 px the bar has product and page beside each other, and a long product gives way', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    const names = page.getByRole('navigation', {name: 'Breadcrumbs'}).locator('li > :visible');
    // How much wider each is than what is drawn of it, and what its place has left, in px.
    const spare = () =>
      names.evaluateAll((all) =>
        all.map((name) => ({
          cut: name.scrollWidth - name.clientWidth,
          left: Math.round(
            (name.parentElement?.getBoundingClientRect().right ?? 0) - name.getBoundingClientRect().right,
          ),
        })),
      );
    await open(page, '/x/react-charts/quickstart/');
    expect(await spare()).toEqual([
      {cut: 0, left: 0},
      {cut: 0, left: 0},
    ]);
    await open(page, '/x/common-concepts/custom-components/');
    const [product, current] = await spare();
    expect(product?.cut).toBeGreaterThan(0);
    expect([product?.left, current?.left]).toEqual([0, 0]);
  });

  test('previous and next follow the order of the sidebar', async ({page}) => {
    await open(page, '/x/introduction/installation/');
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await pager.getByRole('link', {name: /^Next.*Licensing/}).click();
    await expect(page).toHaveURL(/\/x\/introduction\/licensing\/$/);
    await expect(page.locator('h1')).toContainText('Licensing');
    await pager.getByRole('link', {name: /^Previous.*Installation/}).click();
    await expect(page).toHaveURL(/\/x\/introduction\/installation\/$/);
  });

  test('the first and the last page of a product have one neighbour', async ({page}) => {
    await open(page, '/x/react-charts/');
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pager.getByRole('link')).toHaveText(['NextQuickstart']);
    const last = page.locator('#site-navigation nav').last().locator('a:not([href*="/api/"])').last();
    const address = await last.getAttribute('href');
    await open(page, address ?? '');
    await expect(pager.getByRole('link')).toHaveText([/^Previous/]);
  });

  test('back to top appears on the way up and goes to the top', async ({page}) => {
    await open(page, '/x/introduction/installation/');
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).not.toBeVisible();
    await scrollBy(page, 2000);
    // A demo that is drawn meanwhile can move the page down again, which hides the button.
    await expect(async () => {
      await scrollBy(page, -100);
      await button.click({timeout: 2000});
    }).toPass();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the skip link is the first stop and leads to the text', async ({page}) => {
    await open(page, '/x/introduction/support/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inText = page.locator('main :focus');
    await expect(inText).toHaveCount(1);
  });

  test('a page says when it was last updated', async ({page}) => {
    await open(page, '/x/introduction/support/');
    const time = page.locator('.theme-last-updated time');
    await expect(time).toBeVisible();
    expect(Number.isNaN(Date.parse((await time.getAttribute('datetime')) ?? ''))).toBe(false);
  });
});

for (const [address, card] of [
  ['/x/introduction/', 'x.en'],
  ['/x/react-charts/bars/', 'x-charts.en'],
  ['/zh/x/react-data-grid/', 'x-data-grid.zh'],
  ['/zh/x/api/tree-view/', 'x-tree-view.zh'],
  ['/zh/x/privacy/', 'x.zh'],
] as const) {
  test(`${address} names the social card of its product and language`, async ({request}) => {
    const html = await (await request.get(address)).text();
    const image = /property="?og:image"? content="?([^\s">]+)/.exec(html)?.[1] ?? '';
    expect(image).toMatch(new RegExp(`^https://.+/img/cards/${card}\\.png$`));
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
}

for (const [address, label] of [
  ['/x/react-data-grid/row-selection/', 'Warning'],
  ['/zh/x/react-data-grid/row-selection/', '注意'],
] as const) {
  test(`a notice begins with its name, at the start of its text: ${address}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, address);
    const notice = page.locator('.theme-admonition-warning').first();
    const name = notice.getByText(label, {exact: true});
    await expect(name).toBeVisible();
    const lines = await notice.locator('p').first().boundingBox();
    expect((await name.boundingBox())?.x).toBe(lines?.x);
    // The icon is in the middle of the first line.
    const [icon, word] = await Promise.all([notice.locator('svg').boundingBox(), name.boundingBox()]);
    const middleOf = (box: typeof icon) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middleOf(icon) - middleOf(word))).toBeLessThanOrEqual(1);
  });
}
