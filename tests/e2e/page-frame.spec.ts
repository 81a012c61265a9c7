import {measureBaseline} from './support/baseline';
import {expect, test} from './support/test';
import {pageAddresses} from './support/addresses';
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

  test('the first and the last page of a product have one neighbor', async ({page}) => {
    await open(page, '/x/react-charts/');
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pager.getByRole('link')).toHaveText(['NextQuickstart']);
    const last = page.locator('#site-navigation nav').last().locator('a:not([href*="/api/"])').last();
    const address = await last.getAttribute('href');
    await open(page, address ?? '');
    await expect(pager.getByRole('link')).toHaveText([/^Previous/]);
  });

  test('previous and next name the group of a page whose title is that of others, and a product', async ({
    page,
  }) => {
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await open(page, '/x/react-data-grid/editing/persistence/');
    await expect(pager.getByRole('link').first()).toHaveText('PreviousEditing – Overview');
    await open(page, '/x/react-data-grid/quickstart/');
    await expect(pager.getByRole('link').first()).toHaveText('PreviousData Grid');
  });

  test('the question for feedback and the date stand on one line', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/x/introduction/support/');
    const foot = page.getByRole('region', {name: 'Was this page helpful?'});
    const question = await measureBaseline(foot.getByText('Was this page helpful?'));
    expect(await measureBaseline(page.locator('.theme-last-updated'))).toBe(question);
    await expect(page.locator('.theme-last-updated')).toHaveCSS('font-style', 'normal');
  });

  test('both answers to the question stand beside each other at 360 px', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const address of ['/x/introduction/support/', '/zh/x/introduction/support/']) {
      await open(page, address);
      const answers = page
        .getByRole('region', {name: /^(Was this page helpful\?|这个页面)/})
        .getByRole('button');
      await expect(answers).toHaveCount(2);
      const [yes, no] = await answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      expect(no?.top).toBe(yes?.top);
      expect(no?.left).toBeGreaterThan(yes?.right ?? Infinity);
    }
  });

  test('the skip link is the first stop and leads to the title', async ({page}) => {
    await open(page, '/x/introduction/support/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
    await page.keyboard.press('Tab');
    const inText = page.locator('article :focus');
    await expect(inText).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveAttribute('tabindex');
  });

  for (const width of [360, 1000, 1440]) {
    test(`at ${width} px the keyboard comes to the text before the contents`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, '/x/introduction/installation/');
      const isBefore = await page.evaluate(() => {
        const contents = document.querySelector('nav[aria-label="On this page"]');
        const last = [...document.querySelectorAll('article a')].at(-1);
        return Boolean(
          contents && last && last.compareDocumentPosition(contents) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
      });
      expect(isBefore).toBe(true);
      // Where they are seen has not changed: at the height of the crumbs, at the end.
      const contents = page.getByRole('navigation', {name: 'On this page'});
      const [box, crumbs, text] = await Promise.all(
        [contents, page.getByRole('navigation', {name: 'Breadcrumbs'}), page.locator('article')].map((each) =>
          each.boundingBox(),
        ),
      );
      if (!box || !crumbs || !text) throw new Error('The page has no contents, crumbs or text');
      expect(box.y).toBeLessThan(crumbs.y + crumbs.height);
      expect(box.x).toBeGreaterThan(crumbs.x);
      if (width === 1440) expect(box.x).toBeGreaterThan(text.x + text.width);
      else expect(crumbs.y + crumbs.height).toBeLessThanOrEqual(text.y);
    });
  }

  test('at 360 px the bar with crumbs and contents stays below the header', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/x/introduction/installation/');
    const toggle = page.getByRole('navigation', {name: 'On this page'}).getByRole('button');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const tops = async () => [await toggle.boundingBox(), await crumbs.boundingBox()].map((box) => box?.y);
    const before = await tops();
    await scrollBy(page, 1000);
    expect(await tops()).toEqual(before);
  });

  for (const address of [
    '/x/introduction/',
    '/x/react-data-grid/',
    '/x/api/data-grid/data-grid/',
    '/zh/x/v7/react-charts/',
  ]) {
    test(`${address} names each landmark once, and its list of pages is whole inside one`, async ({page}) => {
      await open(page, address);
      const names = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'nav, aside:not([role]), section[aria-label], section[aria-labelledby], [role=region]',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
            return label?.textContent ?? element.getAttribute('aria-label') ?? '';
          }),
      );
      expect(names).not.toContain('');
      expect(names).toEqual([...new Set(names)]);
      const list = page.locator('#site-navigation');
      await expect(list.locator('> :not(nav)')).toHaveCount(0);
      await expect(list.locator('nav')).toHaveCount(1);
    });
  }

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
    const findMiddle = (box: typeof icon) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(findMiddle(icon) - findMiddle(word))).toBeLessThanOrEqual(1);
  });
}

test('at 360 px the text of every page begins in the first view', async ({page}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({width: 360, height: 740});
  // The frame is the server's: what its scripts would do changes no height above the text.
  await page.route('**/*.js', (route) => route.abort());
  const late: string[] = [];
  for (const address of pageAddresses()) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    const [first] = await page.locator('.page-start > :not([data-offer], [hidden])').all();
    const top = (await first?.boundingBox())?.y;
    // Pages of plugins have no advert, and so no box around where they begin.
    if (top === undefined && /\/(?:privacy|offline)\/$/.test(address)) continue;
    if (top === undefined || top >= 420) late.push(`${address} ${top} px`);
  }
  expect(late).toEqual([]);
});

test('at 360 px the first column of a Chinese table is wide enough for a word', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/zh/x/react-date-pickers/custom-components/');
  const heads = await page.locator('.table-scroll th:first-child').all();
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect((await head.boundingBox())?.width).toBeGreaterThanOrEqual(80);
});
