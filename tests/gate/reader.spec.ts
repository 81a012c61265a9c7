import {expect, test} from '../e2e/support/test';
import packageJson from '../../package.json';
import {languageItem, open, startDemo} from '../e2e/support/journey';
import {observe} from '../e2e/support/observe';
import {openPreferences, preferencesPanel} from '../e2e/support/preferences';
import {expectSentencesInOrder} from '../e2e/support/sentences';

test('a reader finds the grid, reads its code as JavaScript, and keeps dark and right-to-left in Chinese', async ({
  page,
}) => {
  const {problems} = observe(page);
  const html = page.locator('html');

  await open(page, '/x/introduction/');
  await page.getByRole('banner').getByRole('link', {name: 'Data Grid'}).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await expect(page.locator('h1')).toHaveCount(1);

  await test.step('a demo runs, and its code is there in both forms', async () => {
    const demo = await startDemo(page, 'FlightBoard');
    await expect(demo.getByRole('gridcell').first()).toBeVisible();
    await expect(html).toHaveAttribute('data-code-variant', 'TS');
    await demo.locator('[data-toolbar-item="JS"]').click();
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    await expect(demo.locator('code:visible')).toHaveAttribute('data-variant', 'JS');
  });

  await test.step('dark and right-to-left, for page and demo', async () => {
    const panel = await openPreferences(page);
    await panel.getByRole('button', {name: 'Dark'}).click();
    await panel.getByRole('button', {name: 'Right to left'}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await expectSentencesInOrder(page);
    await page.keyboard.press('Escape');
    await expect(preferencesPanel(page)).toHaveCount(0);
  });

  await test.step('the versions menu names this version and the packages that it documents', async () => {
    await page.getByRole('button', {name: `Version ${packageJson.version}`}).click();
    const current = page.getByRole('menu', {name: 'Documentation version'}).getByRole('menuitem').first();
    await expect(current).toContainText(`MUI X ${packageJson.dependencies['@mui/x-data-grid']}`);
    await page.keyboard.press('Escape');
  });

  await test.step('the Chinese page has the choices of the English one', async () => {
    await (await languageItem(page, '简体中文')).click();
    await expect(page).toHaveURL(/\/zh\/x\/react-data-grid\/$/);
    await expect(html).toHaveAttribute('lang', 'zh-Hans');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    const demo = await startDemo(page, 'FlightBoard');
    await expect(demo.getByRole('gridcell').first()).toBeVisible();
  });

  expect(problems()).toEqual([]);
});
