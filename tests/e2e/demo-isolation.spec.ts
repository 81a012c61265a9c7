import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {look, observe} from './support/observe';

async function ready(page: Page, address: string, name: string) {
  await page.goto(address);
  const section = page.locator(`#${name}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  return section;
}

test('a framed demo has a document of its own, with its own styles and the look of the page', async ({
  page,
}) => {
  const {problems} = observe(page);
  await page.emulateMedia({colorScheme: 'dark'});
  const section = await ready(page, '/x/introduction/support/', 'MinimalReproduction');
  const inside = section.frameLocator('iframe');
  await inside.getByRole('columnheader', {name: 'Weight'}).click();
  await expect(inside.getByRole('gridcell').first()).toHaveText('80 kg');
  await expect(inside.getByRole('gridcell').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await inside.locator('head style').count()).toBeGreaterThan(0);
  expect(
    await inside.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-text')),
  ).toBe('');

  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'View of this demo'}).click();
  await page.getByRole('menuitemradio', {name: 'Right to left'}).click();
  await expect(inside.locator('[dir="rtl"]').first()).toBeVisible();
  expect(problems()).toEqual([]);
});

/**
 * Waits until a dialog of a demo answers: it has the focus, and has come to its place. A press before that makes
 * Playwright scroll the page below the full screen to look for the target, which takes the dialog along.
 */
async function arrived(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({subtree: true}).map(({finished}) => finished));
  });
}

test('what a demo opens has the direction of the demo, in full screen too', async ({page}) => {
  const section = await ready(page, '/x/react-date-pickers/quickstart/', 'FirstPicker');
  await section.getByRole('button', {name: 'More'}).click();
  await section.getByRole('menuitem', {name: 'View of this demo'}).click();
  await page.getByRole('menuitemradio', {name: 'Right to left'}).click();
  await page.keyboard.press('Escape');
  const calendar = page.getByRole('dialog', {name: 'Date of birth'});
  const choose = section.locator('[data-demo-box]').getByRole('button', {name: /choose date/i});
  await choose.click();
  await expect(calendar).toHaveCSS('direction', 'rtl');
  await arrived(calendar);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await section.getByRole('button', {name: 'Full screen'}).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  await choose.click();
  await arrived(calendar);
  await calendar.getByRole('gridcell').filter({hasText: /^15$/}).click();
  await expect(section.locator('[data-demo-box]').getByRole('group', {name: 'Date of birth'})).toContainText(
    '15',
  );
});

test('right to left, a cell that is too narrow keeps the beginning of a Latin text', async ({page}) => {
  await look(page, {mode: 'light', direction: 'rtl'});
  const section = await ready(page, '/x/react-data-grid/cells/', 'CellsLongText');
  const hidden = await section.getByText(/^Drilled on the left/).evaluate((element) => {
    const cell = element.closest('[role=gridcell]');
    const text = document.createRange();
    text.selectNodeContents(element);
    const [line] = text.getClientRects();
    const place = cell?.getBoundingClientRect();
    return line && place && {before: place.left - line.left, after: line.right - place.right};
  });
  expect(hidden?.before).toBeLessThanOrEqual(0);
  expect(hidden?.after).toBeGreaterThan(0);
});

test('the number of rows of a page shows that it has the focus', async ({page}) => {
  const section = await ready(page, '/x/react-data-grid/cells/', 'CellsLongText');
  const size = section.getByRole('combobox', {name: 'Rows per page:'});
  await size.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(size).toBeFocused();
  await expect(size).toHaveCSS('outline-style', 'solid');
});

test('in the dark the frame of a demo has another ground and another edge than the page', async ({page}) => {
  await look(page, {mode: 'dark', direction: 'ltr'});
  const section = await ready(page, '/x/react-data-grid/cells/', 'CellsLongText');
  const [ground, edge, behind] = await section.evaluate((frame) => {
    const {backgroundColor, borderTopColor} = getComputedStyle(frame);
    let below = frame.parentElement;
    while (below && getComputedStyle(below).backgroundColor === 'rgba(0, 0, 0, 0)')
      below = below.parentElement;
    return [backgroundColor, borderTopColor, below ? getComputedStyle(below).backgroundColor : ''];
  });
  expect(behind).not.toBe('');
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(new Set([ground, edge, behind]).size).toBe(3);
});
