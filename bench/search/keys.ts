import type {Browser, Page} from 'playwright-core';
import {slowDown} from '../reader';
import {median} from '../report';
import {addresses, answered, ask, box, openDialog} from './dialog';

/** How often everything is typed: a machine has other work, too, and what is slow once is not the site. */
const rounds = 5;

/** What a reader types for the timing: names, misspelled ones, words and phrases, from an empty box each. */
const typed = {
  en: [
    'disableColumnMenu',
    'disbleColumnMenu',
    'GridColDef',
    'MuiDataGrid-root',
    'useGridApiContxt',
    'export to excel',
    'sorting',
    'virtualization',
    'custom cell renderer',
    'date picker',
  ],
  zh: ['columnMenu', '编辑单元格', '树形视图 复选框', '禁用过去的日期'],
} as const;

/** Time between two keys in turns: answers to a letter come before the next one, beside it and after it. */
const pausesMs = [90, 250, 140];

/** What was typed, and how long it took. */
export interface KeyTimes {
  readonly query: string;
  /** From a key press to the paint after it, which shows the first results, in ms: median of all. */
  readonly key: number;
  /** The slowest key of a round, in ms: median of the rounds. */
  readonly slowest: number;
  /** From the last key to the whole answer, in ms: median of the rounds. */
  readonly answer: number;
}

/** Notes at each change of the box how long it takes to the task behind the paint. Chinese comes without keys. */
async function noteKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener(
      'input',
      // Without named functions: the compiler gives those a helper that the page does not have.
      ({timeStamp}) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const root = document.documentElement.dataset;
            root.keyTimes = `${root.keyTimes ?? ''} ${Math.round(performance.now() - timeStamp)}`;
          }),
        ),
      true,
    );
  });
}

async function type(page: Page, query: string): Promise<{keys: number[]; answer: number}> {
  await page.locator(box).fill('');
  await page.waitForTimeout(300);
  await page.evaluate(() => delete document.documentElement.dataset.keyTimes);
  for (const [place, letter] of [...query].entries()) {
    if (place > 0) await page.waitForTimeout(pausesMs[place % pausesMs.length] ?? 0);
    await page.locator(box).pressSequentially(letter);
  }
  const start = Date.now();
  await answered(page, query);
  const answer = Date.now() - start;
  const keys = await page.evaluate(() => document.documentElement.dataset.keyTimes ?? '');
  return {keys: keys.trim().split(' ').map(Number), answer};
}

/** Types names and phrases into a dialog that has answered before, on a slow processor. */
export async function measureKeys(browser: Browser, origin: string): Promise<KeyTimes[]> {
  const results: KeyTimes[] = [];
  for (const language of ['en', 'zh'] as const) {
    const page = await browser.newPage({serviceWorkers: 'block'});
    await page.goto(origin + addresses[language], {waitUntil: 'networkidle'});
    await openDialog(page);
    await ask(page, 'grid');
    await slowDown(page);
    await noteKeys(page);
    for (const query of typed[language]) {
      const measured: {keys: number[]; answer: number}[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await type(page, query));
      results.push({
        query,
        key: median(measured.flatMap(({keys}) => keys)),
        slowest: median(measured.map(({keys}) => Math.max(...keys))),
        answer: median(measured.map(({answer}) => answer)),
      });
    }
    await page.close();
  }
  return results;
}
