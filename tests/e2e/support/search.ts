import {expect, type Locator, type Page} from '@playwright/test';
import type {RelevanceQuery} from '../../unit/search/relevance/queries';
import {judge, type Verdict} from '../../unit/search/relevance/judge';

/** The dialog of the search, in either language. */
export function searchDialog(page: Page): Locator {
  return page.locator('dialog[open]').filter({has: page.locator('input[role="combobox"]')});
}

/** Opens the search with its button. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.locator('header button[aria-keyshortcuts]').click();
  const dialog = searchDialog(page);
  await expect(dialog.locator('input[role="combobox"]')).toBeFocused();
  return dialog;
}

/** Writes a question and waits for the whole answer. */
export async function ask(dialog: Locator, query: string): Promise<void> {
  await dialog.locator('input[role="combobox"]').fill(query);
  await expect(dialog.locator(`[data-search-query=${JSON.stringify(query)}]`)).toHaveAttribute(
    'data-search-state',
    'done',
    {timeout: 30_000},
  );
}

/** Addresses of the results as they stand in the list, without sections. */
export function resultsIn(dialog: Locator): Promise<string[]> {
  return dialog
    .locator('[data-search-line="result"]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('href') ?? ''));
}

/** Asks questions in an open dialog. */
export async function judgeAll(dialog: Locator, queries: readonly RelevanceQuery[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    await ask(dialog, query.query);
    verdicts.push(judge(query, await resultsIn(dialog)));
  }
  return verdicts;
}
