import type {Page} from 'playwright-core';
import {timeoutMs} from '../traffic';

/** Where the dialog is opened. */
export const addresses = {en: '/x/introduction/support/', zh: '/zh/x/introduction/support/'} as const;

/** The box of the open dialog. */
export const box = 'dialog[open] [role="combobox"]';

/** Opens the dialog with its button. */
export async function openDialog(page: Page): Promise<void> {
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.locator(box).waitFor();
}

/** Resolves when the text of the pages has answered to a question. */
export async function answered(page: Page, query: string): Promise<void> {
  await page
    .locator(`dialog[open] [data-search-query=${JSON.stringify(query)}][data-search-state="done"]`)
    .waitFor({timeout: timeoutMs});
}

/**
 * Asks in the open dialog.
 *
 * @returns the addresses of the results, in the order in which a reader sees them
 */
export async function ask(page: Page, query: string): Promise<string[]> {
  await page.locator(box).fill(query);
  await answered(page, query);
  return page
    .locator('dialog[open] [data-search-line="result"]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('href') ?? ''));
}
