// npm run bench -- charts: how many points each kind of chart carries at 60 frames a second; writes bench/CHARTS.md.
import type {Browser, Page} from 'playwright-core';
import {withBuilds} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {buildPage} from './buildPage';
import {isFluent, findLargestFluentRun, type ChartRun} from './charts/carries';
import {chartKinds, pointCounts, type ChartKind} from './charts/kinds';
import {framesWhile, slowDown} from './reader';
import {table, writeResults} from './report';

/** Measures how many points each kind of chart carries, and writes the report. */
async function measureCharts(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = [];
  for (const kind of chartKinds) {
    const runs: ChartRun[] = [];
    for (const points of pointCounts) {
      const run = await measureRun(browser, origin, kind, points);
      runs.push(run);
      console.log(`${kind}, ${points} points: ${formatTimes(run).join(', ')}`);
      if (!isFluent(run)) break;
    }
    const largest = findLargestFluentRun(runs);
    const first = runs.find((run) => !isFluent(run));
    rows.push([kind, ...formatRun(largest), ...formatRun(first)]);
  }
  await writeResults('bench/CHARTS.md', [
    table(
      [
        'Chart',
        'Points at 60 frames',
        'Drawn in ms',
        'Frames late',
        'Points that stutter',
        'Drawn in ms',
        'Frames late',
      ],
      rows,
    ),
  ]);
}

function formatRun(run: ChartRun | undefined): string[] {
  return run ? [run.points.toLocaleString('en-US'), ...formatTimes(run)] : ['–', '–', '–'];
}

function formatTimes({draw, frames}: ChartRun): string[] {
  const late = frames.filter((ms) => ms > 20).length;
  return [Math.round(draw).toLocaleString('en-US'), `${late} of ${frames.length}`];
}

async function measureRun(
  browser: Browser,
  origin: string,
  kind: ChartKind,
  points: number,
): Promise<ChartRun> {
  const page = await browser.newPage({viewport: {width: 1000, height: 600}});
  await page.goto(origin);
  await page.waitForFunction(() => 'drawChart' in window);
  await slowDown(page);
  const draw = await page.evaluate(([name, count]) => window.drawChart(name, count), [kind, points] as const);
  const frames = await measurePointerFrames(page);
  await page.close();
  return {points, draw, frames};
}

/** The pointer goes across the chart and back, as slowly as a reader who looks at values. */
async function measurePointerFrames(page: Page): Promise<number[]> {
  await page.mouse.move(120, 200);
  await page.waitForTimeout(500);
  return framesWhile(page, async () => {
    await page.mouse.move(760, 220, {steps: 80});
    await page.mouse.move(120, 180, {steps: 80});
  });
}

runMain(async () => {
  const roots = {charts: await buildPage('charts')};
  await withBuilds(roots, (browser, {charts}) => measureCharts(browser, charts));
});
