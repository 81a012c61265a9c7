import {expect, test} from '@playwright/test';
import {hydrated, open} from './support/journey';

const otherLanguage = (name: string) => ({name, exact: true});

test.describe('the header', () => {
  for (const [address, product] of [
    ['/x/introduction/roadmap/', 'Introduction'],
    ['/x/common-concepts/custom-components/', 'Introduction'],
    ['/x/react-data-grid/quickstart/', 'Data Grid'],
    ['/x/react-date-pickers/', 'Date and Time Pickers'],
    ['/x/react-charts/quickstart/', 'Charts'],
    ['/x/react-tree-view/', 'Tree View'],
  ] as const) {
    test(`B1.4 marks the product of ${address}`, async ({page}) => {
      await open(page, address);
      const products = page.getByRole('banner').getByRole('navigation', {name: 'Products'});
      await expect(products.getByRole('link')).toHaveCount(5);
      await expect(products.locator('[aria-current]')).toHaveText([product]);
    });
  }

  test('the mark follows the reader to another product', async ({page}) => {
    await open(page, '/x/react-charts/');
    const products = page.getByRole('banner').getByRole('navigation', {name: 'Products'});
    await products.getByRole('link', {name: 'Tree View'}).click();
    await expect(page).toHaveURL(/react-tree-view\/$/);
    await expect(products.locator('[aria-current]')).toHaveText(['Tree View']);
  });

  test('B1.2 the language link keeps query and hash, there and back', async ({page}) => {
    await open(page, '/x/react-charts/quickstart/?from=mail&n=1#QuickstartStack');
    const header = page.getByRole('banner');
    await header.getByRole('link', otherLanguage('简体中文')).click();
    await expect(page).toHaveURL(/\/zh\/x\/react-charts\/quickstart\/\?from=mail&n=1#QuickstartStack$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    // The server's link knows neither query nor hash.
    await hydrated(page);
    await header.getByRole('link', otherLanguage('English')).click();
    await expect(page).toHaveURL(/:\d+\/x\/react-charts\/quickstart\/\?from=mail&n=1#QuickstartStack$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('B1.2 the language link follows changes of page and hash', async ({page}) => {
    await open(page, '/x/introduction/');
    const link = page.getByRole('banner').getByRole('link', otherLanguage('简体中文'));
    await page.locator('#site-navigation').getByRole('link', {name: 'Installation'}).click();
    await expect(link).toHaveAttribute('href', '/zh/x/introduction/installation/');
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'TypeScript'})
      .click();
    await expect(link).toHaveAttribute('href', '/zh/x/introduction/installation/#typescript');
  });
});
