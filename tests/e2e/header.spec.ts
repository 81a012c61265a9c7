import {expect, test} from './support/test';
import {hydrated, languageItem, open} from './support/journey';

test.describe('the header', () => {
  for (const [address, product] of [
    ['/x/introduction/roadmap/', 'Introduction'],
    ['/x/common-concepts/custom-components/', 'Introduction'],
    ['/x/react-data-grid/quickstart/', 'Data Grid'],
    ['/x/react-date-pickers/', 'Date Pickers'],
    ['/x/react-charts/quickstart/', 'Charts'],
    ['/x/react-tree-view/', 'Tree View'],
  ] as const) {
    test(`marks the product of ${address}`, async ({page}) => {
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

  test('the language menu keeps query and hash, there and back', async ({page}) => {
    await open(page, '/x/react-charts/quickstart/?from=mail&n=1#QuickstartStack');
    await (await languageItem(page, '简体中文')).click();
    await expect(page).toHaveURL(/\/zh\/x\/react-charts\/quickstart\/\?from=mail&n=1#QuickstartStack$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await hydrated(page);
    await (await languageItem(page, 'English')).click();
    await expect(page).toHaveURL(/:\d+\/x\/react-charts\/quickstart\/\?from=mail&n=1#QuickstartStack$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the language menu follows changes of page and hash', async ({page}) => {
    await open(page, '/x/introduction/');
    await page.locator('#site-navigation').getByRole('link', {name: 'Installation'}).click();
    // A menu that is opened while the page changes closes with it.
    await expect(page.locator('h1')).toContainText('Installation');
    await expect(page).toHaveURL(/installation\/$/);
    await expect(await languageItem(page, '简体中文')).toHaveAttribute(
      'href',
      '/zh/x/introduction/installation/',
    );
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'TypeScript'})
      .click();
    await expect(await languageItem(page, '简体中文')).toHaveAttribute(
      'href',
      '/zh/x/introduction/installation/#typescript',
    );
  });

  test('the language menu says which language is complete and how far the other is', async ({page}) => {
    await open(page, '/x/introduction/');
    const english = await languageItem(page, 'English');
    await expect(english).toContainText('Complete');
    await expect(english).toHaveAttribute('aria-current', 'true');
    await expect(english).toBeFocused();
    const items = page.getByRole('menu', {name: 'Language'}).getByRole('menuitem');
    await expect(items.nth(1)).toHaveText(/^简体中文(?:Complete|In progress, \d+ of \d+ pages)$/);
    // How to help is a link into the repository, which this build does not name (repository.spec.ts).
    await expect(items).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Language: English'})).toBeFocused();
  });

  test('the product menu stands for the row of products where there is no room for it', async ({page}) => {
    await page.setViewportSize({width: 1000, height: 700});
    await open(page, '/x/react-charts/');
    await expect(page.getByRole('banner').getByRole('navigation', {name: 'Products'})).toBeHidden();
    await page.getByRole('banner').getByRole('button', {name: 'Products: Charts'}).click();
    const items = page.getByRole('menu', {name: 'Products'}).getByRole('menuitem');
    await expect(items).toHaveCount(5);
    await expect(items.nth(3)).toHaveAttribute('aria-current', 'true');
    await items.nth(4).click();
    await expect(page).toHaveURL(/react-tree-view\/$/);
    await expect(page.getByRole('banner').getByRole('button', {name: 'Products: Tree View'})).toBeVisible();
  });
});
