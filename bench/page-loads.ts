// npm run bench -- page-loads --build build/x --base /x/: loads every page of a build in Chromium, by full load and by
// client navigation.
import {parseArgs} from 'node:util';
import {openBrowser} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/terminal.mjs';
import {checkJourneys} from '../tests/routes/journeys';
import {checkFullLoads, checkNavigation, listPages} from '../tests/routes/siteChecks';
import {serveSite} from './serveSite';

runMain(async () => {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build/x'},
      base: {type: 'string', default: '/x/'},
      'journeys-only': {type: 'boolean', default: false},
    },
  });
  const {build, base} = values;
  const {origin, close} = await serveSite(build, base);
  const browser = await openBrowser();
  try {
    const addresses = listPages(build, base);
    const [first, last] = [addresses.find((address) => address !== base), addresses.at(-1)];
    if (first === undefined || last === undefined) {
      throw new Error(`The build ${build} has no pages.`);
    }
    const problems = await checkJourneys(browser, {origin, base, first, last});
    if (!values['journeys-only']) {
      problems.push(...(await checkFullLoads(browser, origin, addresses)));
      problems.push(...(await checkNavigation(browser, origin, addresses)));
    }
    problems.forEach(({page, text}) => console.error(`${page}: ${text}`));
    console.log(`${addresses.length} pages and all journeys: ${problems.length} problem(s).`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await close();
  }
});
