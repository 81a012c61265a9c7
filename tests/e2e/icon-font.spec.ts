import {expect, type Locator, type Page} from '@playwright/test';
import {consentDialog} from './support/analytics';
import {open, startDemo} from './support/journey';
import {decided, test} from './support/services';

const address = 'https://fonts.test/icons.css';

/** Answers the font service; the addresses that are asked for from now on. */
async function withFontService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/\w+\.test\//, async (route) => {
    const url = route.request().url();
    if (url.startsWith('https://fonts.test/')) asked.push(url);
    await route.fulfill({contentType: 'text/css', body: '.material-icons { letter-spacing: 3px; }'});
  });
  return asked;
}

const readSpacing = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).letterSpacing);

test('the icon font arrives after consent, once in a document, for the demos that use it', async ({page}) => {
  const asked = await withFontService(page);
  await open(page, '/x/react-data-grid/quickstart/');
  const first = (await startDemo(page, 'FontIcon')).getByText('star', {exact: true});
  const second = (await startDemo(page, 'SecondFontIcon')).getByText('home', {exact: true});
  const framed = (await startDemo(page, 'FramedFontIcon'))
    .frameLocator('iframe')
    .getByText('star', {exact: true});
  await expect(framed).toBeVisible();
  expect(asked).toEqual([]);

  await consentDialog(page).getByRole('button', {name: 'Allow all'}).click();
  await expect.poll(() => readSpacing(first)).toBe('3px');
  await expect.poll(() => readSpacing(second)).toBe('3px');
  await expect.poll(() => readSpacing(framed)).toBe('3px');
  await expect(page.locator(`link[href="${address}"]`)).toHaveCount(1);
});

test('a page without such a demo asks for no font', async ({page}) => {
  const asked = await withFontService(page);
  await decided(page, 'allowed');
  await open(page, '/x/react-data-grid/');
  await startDemo(page, 'Counter');
  expect(asked).toEqual([]);
});
