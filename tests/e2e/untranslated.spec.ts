import {expect} from '@playwright/test';
import {open} from './support/journey';
import {test} from './support/services';

// Every page of the site has a translation; the small one has pages without.
test('a page without a translation says so, and its text and contents are marked as English', async ({
  page,
}) => {
  await open(page, '/zh/x/introduction/support/');
  await expect(page.locator('.theme-doc-markdown')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByText('本页尚未翻译')).toBeVisible();
  await expect(page.locator('main nav [lang=en]').getByRole('link').first()).toHaveText(/^[A-Z]/);
});
