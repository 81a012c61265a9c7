import {expect, type Page} from '@playwright/test';
import packageJson from '../../package.json';
import {open} from './support/journey';
import {test} from './support/services';

const current = packageJson.version;
const page7 = '/x/v7/react-data-grid/quickstart/';

const notice = (page: Page) => page.getByRole('note', {name: 'About this version'});

async function openMenu(page: Page, label: string) {
  await page.getByRole('button', {name: `Version ${label}`}).click();
  return page.getByRole('menu', {name: 'Documentation version'}).getByRole('menuitem');
}

/** The page of the document that is there now: a navigation inside a part keeps it, a full load does not. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => (await page.locator('html[data-marked]').count()) > 0;
}

test('the menu leads to the same page of the older version and back, with query and hash', async ({page}) => {
  await open(page, '/x/react-data-grid/quickstart/?mode=dark#top');
  const isSameDocument = await markDocument(page);
  const items = await openMenu(page, current);
  await expect(items.nth(1)).toContainText('v7');
  await items.nth(1).click();
  await expect(page).toHaveURL(/\/x\/v7\/react-data-grid\/quickstart\/\?mode=dark#top$/);
  await expect(notice(page)).toBeVisible();
  expect(await isSameDocument()).toBe(false);
  const back = await openMenu(page, 'v7');
  await expect(back.nth(1)).toHaveAttribute('aria-current', 'true');
  await back.first().click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/quickstart\/\?mode=dark#top$/);
  await expect(notice(page)).toHaveCount(0);
});

test('the menu says when the older version lacks the page, and opens the first page of the product', async ({
  page,
}) => {
  await open(page, '/x/introduction/support/');
  const items = await openMenu(page, current);
  await expect(items.nth(1)).toContainText('Does not have this page, opens Introduction');
  await items.nth(1).click();
  await expect(page).toHaveURL(/\/x\/v7\/introduction\/$/);
});

test('a page of an older version says so in its HTML, and names the current page', async ({
  page,
  request,
}) => {
  const html = await (await request.get(page7)).text();
  expect(html).toMatch(/v7 is an older version<span[^>]*> \(MUI X 7\.\d/);
  await open(page, page7);
  const link = notice(page).getByRole('link', {name: 'Read the current version'});
  await expect(link).toHaveAttribute('href', '/x/react-data-grid/quickstart/');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/\/[^/]+\/x\/react-data-grid\/quickstart\/$/);
  await link.click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/quickstart\/$/);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the notice can be read on a narrow screen, ${mode}, mirrored and printed`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.emulateMedia({colorScheme: mode});
    await open(page, page7);
    await page.evaluate(() => {
      document.body.dir = 'rtl';
    });
    const box = await notice(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true);
    const [text, background] = await notice(page).evaluate((element) => {
      const {color, backgroundColor} = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(text).not.toBe(background);
    await page.emulateMedia({media: 'print', colorScheme: mode});
    await expect(notice(page)).toBeVisible();
  });
}
