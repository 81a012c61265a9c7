import {expect} from '../e2e/support/test';
import {consentButton, consentDialog, listEvents, test} from '../e2e/support/analytics';
import {hydrated, open} from '../e2e/support/journey';
import {observe} from '../e2e/support/observe';

test('nothing leaves before a reader agrees, what has happened follows, and the agreement can be taken back', async ({
  page,
  context,
  analytics,
  outside,
}) => {
  const {problems} = observe(page);
  const names = () => listEvents(analytics.commands()).map(({name}) => name);
  const dialog = consentDialog(page);

  await test.step('before the choice the page can be read, and no request leaves it', async () => {
    await open(page, '/x/introduction/');
    await expect(dialog).toBeVisible();
    await page.getByRole('article').getByRole('link', {name: 'licensing'}).click();
    await expect(page.locator('h1')).toContainText('Licensing');
    await expect(dialog).toBeVisible();
    expect(outside()).toEqual([]);
  });

  await test.step('an agreement sends both page views', async () => {
    await dialog.getByRole('button', {name: 'Allow all'}).click();
    await expect(dialog).toBeHidden();
    await expect.poll(names).toEqual(['page_view', 'page_view']);
    await expect.poll(async () => (await context.cookies()).map(({name}) => name)).toContain('_ga');
  });

  await test.step('taken back in the footer, it ends all requests and removes the cookies', async () => {
    const loaded = page.waitForEvent('load');
    await consentButton(page).click();
    await dialog.getByRole('button', {name: 'Essential only'}).click();
    await loaded;
    await hydrated(page);
    await expect(dialog).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    const before = outside().length;
    await page.getByRole('contentinfo').getByRole('link', {name: 'Support'}).click();
    await expect(page.locator('h1')).toContainText('Support');
    expect(outside()).toHaveLength(before);
  });

  expect(problems()).toEqual([]);
});
