// npm run bench -- filter: how long the filter of the largest API page of the current build takes.
import type {Browser} from 'playwright-core';
import {withBuild} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {longest, slowDown, watchPresses} from './reader';

const address = '/x/api/data-grid/data-grid-premium/';

/** Words that a reader types, from many matches to few; each is typed from an empty box. */
const words = ['row', 'rowSel', 'onColumn', 'zzz'];

/** Time after the last key in which the filter (166 ms after it) has drawn, in ms. */
const settleMs = 600;

/** Prints how long the filter of the largest API page answers on a processor four times slower. */
async function measureFilter(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin + address);
  const entries = await page.locator('main [data-api-entry]').count();
  await slowDown(page);
  await watchPresses(page);
  const box = page.locator('main input[data-api-filter]');
  for (const word of words) {
    await box.fill('');
    await box.pressSequentially(word, {delay: 60});
    await page.waitForTimeout(settleMs);
  }
  console.log(`${address} with ${entries} entries, processor slowed down by 4`);
  console.log(`longest key press to next paint  ${await longest(page, 'event')} ms`);
  console.log(`longest task above 50 ms         ${await longest(page, 'longtask')} ms`);
}

runMain(() => withBuild(measureFilter));
