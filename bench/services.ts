// npm run bench -- services: what analytics, adverts and feedback cost a page; writes bench/SERVICES.md.
import {withBuilds} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {measuredOn, writeResults} from './report';
import {measureBlocking} from './services/blocking';
import {buildSites} from './services/build';
import {measureServiceBytes} from './services/bytes';
import {recordPageView} from './services/pageView';
import {blockingTable, bytesTable, timelineTable} from './services/tables';
import {withServices} from './services/visit';

/** Measures the small site in its three forms, each at an origin of its own. */
runMain(async () =>
  withBuilds(await buildSites(), async (browser, origins) => {
    const bytes = await withServices((services) => measureServiceBytes(browser, origins, services));
    const blocking = await withServices((services) => measureBlocking(browser, origins, services));
    const {moments, shift} = await recordPageView(browser, origins.configured);
    await writeResults('bench/SERVICES.md', [
      `${measuredOn(browser)}.`,
      '## JavaScript',
      bytesTable(bytes),
      '## Total blocking time',
      blockingTable(blocking),
      '## One page view',
      timelineTable(moments),
      `All layout shifts together: ${shift.toFixed(4)}.`,
    ]);
  }),
);
