import {currentMajor} from '../unit/currentMajor';
import {expect, test} from './support/test';
import {pageAddresses} from './support/addresses';
import {open, openLanguages} from './support/journey';

test.describe('addresses of the languages', () => {
  for (const [from, to, status] of [
    ['/en/x/react-charts/quickstart/', '/x/react-charts/quickstart/', 301],
    [`/x/${currentMajor}/react-charts/`, '/x/react-charts/', 302],
    [`/zh/x/${currentMajor}/react-charts/`, '/zh/x/react-charts/', 302],
    ['/', '/x/introduction/', 302],
    ['/x/', '/x/introduction/', 302],
    ['/zh/', '/zh/x/introduction/', 302],
    ['/zh/x/', '/zh/x/introduction/', 302],
  ] as const) {
    test(`${from} answers ${status} with ${to}`, async ({request}) => {
      const response = await request.get(from, {maxRedirects: 0});
      expect(response.status()).toBe(status);
      expect(response.headers().location).toBe(to);
      expect((await request.get(to, {maxRedirects: 0})).status()).toBe(200);
    });
  }

  test('a redirect keeps the query', async ({request}) => {
    const response = await request.get('/en/x/react-charts/?a=b', {maxRedirects: 0});
    expect(response.headers().location).toBe('/x/react-charts/?a=b');
  });

  test('/zh without a slash is no language', async ({request}) => {
    const response = await request.get('/zh', {maxRedirects: 0});
    expect(response.status()).not.toBe(200);
    expect(await response.text()).not.toContain('lang=zh');
  });
});

test.describe('what a page says about languages', () => {
  for (const path of ['/x/introduction/', '/x/react-charts/quickstart/', '/x/v7/react-charts/quickstart/']) {
    test(`canonical and alternate addresses of ${path}`, async ({page}) => {
      for (const [address, lang] of [
        [path, 'en'],
        [`/zh${path}`, 'zh-Hans'],
      ] as const) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveCount(1);
        const {origin, pathname} = new URL((await canonical.getAttribute('href')) ?? '');
        // Readers who search are led to the current version.
        expect(pathname).toBe(address.replace('/x/v7/', '/x/'));
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          );
        expect(Object.fromEntries(alternates)).toEqual({
          en: origin + path,
          'zh-Hans': `${origin}/zh${path}`,
          'x-default': origin + path,
        });
      }
    });
  }

  test('no page links to an address with /en', async ({request}) => {
    for (const address of pageAddresses()) {
      expect(await (await request.get(address)).text()).not.toMatch(/href="?\/en\//);
    }
  });
});

test('a translated page is marked as Chinese throughout', async ({page}) => {
  await open(page, '/zh/x/react-charts/');
  await expect(page.locator('.theme-doc-markdown')).not.toHaveAttribute('lang');
  await expect(page.locator('main nav [lang]')).toHaveCount(0);
  await openLanguages(page);
  await expect(page.getByRole('menu').getByText('English')).toHaveAttribute('lang', 'en');
});

test('Chinese fills its lines and stands upright, where English is balanced and slanted', async ({page}) => {
  for (const [address, wrap, style] of [
    ['/x/react-data-grid/sorting/', 'balance', 'italic'],
    ['/zh/x/react-data-grid/sorting/', 'auto', 'normal'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('.markdown h1')).toHaveCSS('text-wrap-style', wrap);
    const lead = page.locator('.markdown > header + p');
    await expect(lead).toHaveCSS('text-wrap-style', 'auto');
    await lead.evaluate((element) => element.append(document.createElement('em')));
    await expect(lead.locator('em').last()).toHaveCSS('font-style', style);
    // In either language: the date at the end of a page has no slant.
    await expect(page.locator('.theme-last-updated time')).toHaveCSS('font-style', 'normal');
  }
  await open(page, '/zh/x/no-such-page/');
  await expect(page.locator('h1')).toHaveCSS('text-wrap-style', 'auto');
});
