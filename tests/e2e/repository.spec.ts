import {measureBaseline} from './support/baseline';
import {languageItem, open, startDemo} from './support/journey';
import {test} from './support/services';
import {expect} from './support/test';

const repository = 'https://github.com/owner/docs';

test.describe('a site that knows its repository', () => {
  test('leads to the source of a page in each language and version, and to its own', async ({page}) => {
    for (const [address, file] of [
      ['/x/introduction/', 'docs/introduction/index.mdx'],
      ['/zh/x/introduction/', 'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx'],
      ['/x/v7/introduction/', 'versioned_docs/version-7/introduction/index.mdx'],
    ] as const) {
      await open(page, address);
      await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
        'href',
        `${repository}/edit/main/${file}`,
      );
      await expect(page.getByRole('contentinfo').locator(`a[href="${repository}"]`)).toBeVisible();
    }
  });

  test('has the way to the source at the end of the line that asks whether a page helped', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/x/introduction/support/');
    const question = page.getByText('Was this page helpful?');
    const edit = page.locator('.theme-edit-this-page');
    const [asked, link, text] = await Promise.all(
      [question, edit, page.locator('article')].map((part) => part.boundingBox()),
    );
    if (!asked || !link || !text) throw new Error('The page has no question, link or text');
    expect(asked.x).toBe(text.x);
    expect(Math.round(link.x + link.width)).toBe(Math.round(text.x + text.width));
    expect(await measureBaseline(edit)).toBe(await measureBaseline(question));
  });

  test('invites readers to translate', async ({page}) => {
    await open(page, '/zh/x/introduction/licensing/');
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute(
      'href',
      `${repository}/edit/main/i18n/zh/docusaurus-plugin-content-docs/current/introduction/licensing/index.mdx`,
    );
    await expect(await languageItem(page, '(?:帮助翻译|Help translate)')).toHaveAttribute(
      'href',
      `${repository}/blob/main/CONTRIBUTING.md#translate-a-page`,
    );
  });

  test('shows the file of a demo', async ({page}) => {
    await open(page, '/x/react-data-grid/');
    const demo = await startDemo(page, 'Counter');
    await demo.getByRole('button', {name: 'More'}).click();
    await expect(page.locator(`a[role=menuitem][href^="${repository}/blob/main/"]`)).toHaveAttribute(
      'href',
      /\/docs\/react-data-grid\/_demos\/Counter\.tsx$/,
    );
  });
});

test('a site without a repository has no such link', async ({page}) => {
  await open(page, `http://localhost:${process.env.TEST_PORT ?? '4173'}/zh/x/react-data-grid/sorting/`);
  await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.locator('a[href*="/edit/main/"], a[href*="/blob/main/"]')).toHaveCount(0);
});
