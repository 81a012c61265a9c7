import os from 'node:os';
import type {Browser} from 'playwright-core';
import {writeResults} from '../writeResults';
import {measureBlocking} from './blocking';
import type {Sites} from './build';
import {measureServiceBytes} from './bytes';
import {recordPageView} from './pageView';
import {blockingTable, bytesTable, timelineTable} from './tables';
import {withServices} from './visit';

/**
 * Measures the small site in its three forms and writes the tables of the report.
 *
 * @param origins where each form is served
 */
export async function measureServices(browser: Browser, origins: Sites<string>): Promise<void> {
  const bytes = bytesTable(await withServices((services) => measureServiceBytes(browser, origins, services)));
  console.log(`\n${bytes}\n`);
  const blocking = blockingTable(
    await withServices((services) => measureBlocking(browser, origins, services)),
  );
  console.log(`${blocking}\n`);
  const {moments, shift} = await recordPageView(browser, origins.configured);
  const timeline = timelineTable(moments);
  console.log(timeline);
  const results = [
    `Measured on ${os.cpus().length} processors, Node.js ${process.versions.node}, Chromium ${browser.version()}.`,
    '## JavaScript',
    bytes,
    '## Total blocking time',
    blocking,
    '## One page view',
    timeline,
    `All layout shifts together: ${shift.toFixed(4)}.`,
  ];
  await writeResults('bench/SERVICES.md', results.join('\n\n'));
}
