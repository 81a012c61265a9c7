// npm run bench -- search: what the search finds, weighs and takes; writes bench/SEARCH.md.
import type {Browser} from 'playwright-core';
import {judge, relevanceTable, type Verdict} from '../tests/unit/search/relevance/judge';
import {queriesByPage} from '../tests/unit/search/relevance/queries';
import {withBuild} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {measuredOn, table, writeResults} from './report';
import {addresses, ask, openDialog} from './search/dialog';
import {measureKeys} from './search/keys';
import {sumKilobytes, watchTraffic} from './traffic';

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
  const opened = sumKilobytes(await traffic.bodies());
  await ask(page, 'server side pagination');
  await traffic.quiet();
  const asked = sumKilobytes(await traffic.bodies());
  await page.close();
  return {opened, asked};
}

/** Measures the search of the current build and writes `bench/SEARCH.md`. */
async function measureSearch(browser: Browser, origin: string): Promise<void> {
  const verdicts = await relevance(browser, origin);
  const weight = await bytes(browser, origin);
  const measured = await measureKeys(browser, origin);
  await writeResults('bench/SEARCH.md', [
    `${measuredOn(browser)}.`,
    '## Relevance',
    relevanceTable(verdicts),
    '## Bytes',
    table(
      ['After', 'kB'],
      [
        ['opening the dialog', weight.opened],
        ['a first question', weight.asked],
      ],
    ),
    '## Time',
    table(
      ['Typed', 'Key to paint, ms', 'Slowest key, ms', 'Whole answer, ms'],
      measured.map(({query, key, slowest, answer}) => [`\`${query}\``, key, slowest, answer]),
    ),
  ]);
}

runMain(() => withBuild(measureSearch));
