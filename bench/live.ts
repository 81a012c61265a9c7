// npm run bench -- live: how smooth a grid stays whose rows change all the time; writes bench/LIVE.md.
import type {Browser, Page} from 'playwright-core';
import {withBuild} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {framesWhile, longest, openAsReader, slowDown, watchPresses} from './reader';
import {measuredOn, median, table, writeResults} from './report';

const address = '/x/react-data-grid/demos/real-time-data/';

/** How many rows change in a second, as the demo offers them. */
const rates = ['60', '300', '1,200'] as const;

/** How long frames are watched, in ms. */
const watched = 5000;

/** A frame that a reader sees as a stutter, in ms: three frames of a screen with 60 Hz. */
const stutter = 50;

/** The longest time from an arrow key in the grid to the paint after it, in ms. */
async function longestPress(page: Page): Promise<number> {
  await page.getByRole('gridcell', {name: 'AAAA', exact: true}).click();
  await watchPresses(page);
  for (let count = 0; count < 10; count++) {
    await page.keyboard.press(count % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
    await page.waitForTimeout(200);
  }
  return longest(page, 'event');
}

async function measureRate(browser: Browser, origin: string, rate: string, isSlow: boolean) {
  const page = await openAsReader(browser);
  await page.goto(origin + address, {waitUntil: 'networkidle'});
  await page.getByRole('grid').first().scrollIntoViewIfNeeded();
  await page.getByRole('gridcell', {name: 'AAAA', exact: true}).waitFor();
  await page.getByRole('combobox', {name: 'Per second'}).click();
  await page.getByRole('option', {name: rate, exact: true}).click();
  await page.getByRole('button', {name: 'Start', exact: true}).click();
  if (isSlow) await slowDown(page);
  await page.waitForTimeout(1000);
  const frames = await framesWhile(page, () => page.waitForTimeout(watched));
  const press = await longestPress(page);
  await page.close();
  return {frames, press};
}

/** Measures the demo of real-time data at each of its rates and writes the report. */
async function measureLiveRows(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = [];
  for (const isSlow of [false, true]) {
    for (const rate of rates) {
      const {frames, press} = await measureRate(browser, origin, rate, isSlow);
      const row = [
        rate,
        isSlow ? 'a quarter' : 'full',
        median(frames).toFixed(1),
        Math.max(...frames).toFixed(0),
        `${frames.filter((ms) => ms > stutter).length} of ${frames.length}`,
        String(press),
      ];
      console.log(row.join(', '));
      rows.push(row);
    }
  }
  await writeResults('bench/LIVE.md', [
    `${measuredOn(browser)}.`,
    table(
      [
        'Rows changed each second',
        'Speed of the processor',
        'Median frame, ms',
        'Longest frame, ms',
        `Frames over ${stutter} ms`,
        'Press to paint, ms',
      ],
      rows,
      2,
    ),
  ]);
}

runMain(() => withBuild(measureLiveRows));
