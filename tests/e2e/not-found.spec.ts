import {expect, test} from './support/test';
import {languageItem, open} from './support/journey';

const cases = [
  {
    language: 'en',
    prefix: '',
    heading: 'There is no page at this address',
    near: 'Nearest pages',
    other: '简体中文',
    otherHref: '/zh/x/react-data-grid/quickstrat/',
    version: 'Version v6',
  },
  {
    language: 'zh-Hans',
    prefix: '/zh',
    heading: '此地址没有页面',
    near: '最接近的页面',
    other: 'English',
    otherHref: '/x/react-data-grid/quickstrat/',
    version: '版本 v6',
  },
] as const;

for (const {language, prefix, heading, near, other, otherHref, version} of cases) {
  test(`a typing mistake gets the nearest page, the other language and versions (${language})`, async ({
    page,
  }) => {
    const response = await open(page, `${prefix}/x/react-data-grid/quickstrat/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.getByRole('heading', {name: near})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: other})).toHaveAttribute('href', otherHref);
    await expect(main.getByRole('link', {name: version})).toHaveAttribute(
      'href',
      'https://v6.mui.com/x/react-data-grid/',
    );
    const first = main.getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', `${prefix}/x/react-data-grid/quickstart/`);
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/x/react-data-grid/quickstart/$`));
    await expect(page.locator('h1')).not.toHaveText(heading);
  });

  test(`the header of a missing page marks no product and leads to the other language (${language})`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(page, `${prefix}/x/react-charts/no-such-page/?a=b#c`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expect(header.locator('[aria-current]')).toHaveCount(0);
    await expect(await languageItem(page, other)).toHaveAttribute(
      'href',
      `${prefix === '' ? '/zh' : ''}/x/react-charts/no-such-page/?a=b#c`,
    );
    // One file stands for all addresses, and hydrates at each without a word. The browser names the 404.
    expect(errors).toEqual([expect.stringContaining('404')]);
    const corner = await header.evaluate(
      (element) => getComputedStyle(element, '::after').borderStartStartRadius,
    );
    expect(corner, 'the corner of the sheet').toBe('16px');
  });
}

test('an address far from every page gets the products and no guesses', async ({page}) => {
  const response = await open(page, '/x/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'The same address elsewhere'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Nearest pages'})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: 'Tree View'})).toBeVisible();
});

for (const address of ['/x/api/data-grid/no-such-page/', '/zh/x/api/charts/no-such-page/']) {
  test(`a missing page of the API reference is a 404 with suggestions: ${address}`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('#site-navigation')).toHaveCount(0);
    expect(errors).toEqual([expect.stringContaining('404')]);
  });
}

for (const address of ['/x/offline/', '/x/privacy/', '/x/no-such-page/']) {
  test(`the sheet has its corner on ${address}`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, address);
    const corner = await page.getByRole('banner').evaluate((header) => {
      const {borderStartStartRadius, display} = getComputedStyle(header, '::after');
      return {borderStartStartRadius, display};
    });
    expect(corner).toEqual({borderStartStartRadius: '16px', display: 'block'});
  });

  test(`no product is marked on ${address}, wide and narrow`, async ({page}) => {
    await open(page, address);
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation', {name: 'Products'})).toBeVisible();
    await expect(header.locator('[aria-current]')).toHaveCount(0);
    await page.setViewportSize({width: 1000, height: 800});
    const button = header.getByRole('button', {name: 'Products', exact: true});
    await expect(button).toHaveText('Products');
    await button.click();
    await expect(page.getByRole('menu', {name: 'Products'}).getByRole('menuitem')).toHaveCount(5);
    await expect(page.getByRole('menu', {name: 'Products'}).locator('[aria-current]')).toHaveCount(0);
  });
}

for (const address of ['/nothing/', '/nothing', '/xx/react-charts/', '/zh/nothing/']) {
  test(`an unknown address outside the documentation is a 404: ${address}`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().click();
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.reload())?.status()).toBe(200);
  });
}
