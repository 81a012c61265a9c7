import type {Locator, Page} from '@playwright/test';

export const grid = '/x/api/data-grid/data-grid/';
export const premium = '/x/api/data-grid/data-grid-premium/';

/** The filter of a page. */
export const filterBox = (page: Page) => page.locator('main input[data-api-filter]');

/** The entries that a page shows. */
export const shown = (page: Page) => page.locator('main [data-api-entry]:visible');

/** The description of an entry. */
export const entryText = (entry: Locator) => entry.locator('div[data-api-text]').first();

/** Opens every row of a list, as a reader does one by one. */
export async function openRows(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((rows) => {
    rows.forEach((row) => row.setAttribute('open', ''));
  });
}

/** Stores a layout, as if the reader had chosen it on an earlier visit. */
export async function keepLayout(page: Page, layout: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.location.protocol.startsWith('http')) {
      window.localStorage.setItem('mui-x-docs.api-layout', value);
    }
  }, layout);
}

/** Draws the entries that are out of sight, too, which have an assumed size otherwise. */
export async function drawAllEntries(page: Page): Promise<void> {
  await page.addStyleTag({content: '[data-api-entry] {content-visibility: visible !important}'});
}
