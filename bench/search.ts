// npm run bench -- search: what the search finds, weighs and takes; writes bench/SEARCH.md.
import os from 'node:os';
import type {Browser} from 'playwright-core';
import {judge, relevanceTable, type Verdict} from '../plugins/search/relevance/judge';
import {queriesByPage} from '../plugins/search/relevance/queries';
import {withBuild} from '../scripts/preview/withBuild.mjs';
import {runMain} from '../src/lib/node/say.mjs';
import {addresses, ask, openDialog} from './search/dialog';
import {measureKeys} from './search/keys';
import {kilobytesOf, watchTraffic} from './traffic';
import {writeResults} from './writeResults';

async function relevance(browser: Browser, origin: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [from, queries] of queriesByPage) {
    const page = await browser.newPage({serviceWorkers: 'block'});
    await page.goto(origin + from, {waitUntil: 'networkidle'});
    await openDialog(page);
    for (const query of queries) verdicts.push(judge(query, await ask(page, query.query)));
    await page.close();
  }
  return verdicts;
}

/** What the search loads, in kB after gzip −9: with the dialog, and for a first question. */
async function bytes(browser: Browser, origin: string): Promise<{opened: number; asked: number}> {
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.goto(origin + addresses.en, {waitUntil: 'networkidle'});
  const traffic = watchTraffic(page);
  await openDialog(page);
  await traffic.quiet();
  const opened = kilobytesOf(await traffic.bodies());
  await ask(page, 'server side pagination');
  await traffic.quiet();
  const asked = kilobytesOf(await traffic.bodies());
  await page.close();
  return {opened, asked};
}

/** Measures the search of the current build and writes `bench/SEARCH.md`. */
async function measureSearch(browser: Browser, origin: string): Promise<void> {
  const verdicts = await relevance(browser, origin);
  const weight = await bytes(browser, origin);
  const measured = await measureKeys(browser, origin);
  const rows = measured.map(
    ({query, key, slowest, answer}) => `| \`${query}\` | ${key} | ${slowest} | ${answer} |`,
  );
  const results = [
    `Measured on ${os.availableParallelism()} processors, Node.js ${process.versions.node}, Chromium ${browser.version()}.`,
    '## Relevance',
    relevanceTable(verdicts),
    '## Bytes',
    [
      '| After | kB |',
      '| --- | ---: |',
      `| opening the dialog | ${weight.opened} |`,
      `| a first question | ${weight.asked} |`,
    ].join('\n'),
    '## Time',
    [
      '| Typed | Key to paint, ms | Slowest key, ms | Whole answer, ms |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
  await writeResults('bench/SEARCH.md', results);
  console.log(results);
}

runMain(() => withBuild(measureSearch));
