import path from 'node:path';
import {parseArgs} from 'node:util';

import {buildSite, openBrowser, serveSite} from './measure';
import {BASE_URL, writeSite} from './site';
import {checkJourneys} from './journeys';
import {checkFullLoads, checkNavigation, pagesOf} from './siteChecks';

/**
 * Loads every page of a site in Chromium, by full load and by client navigation.
 *
 * `--pages 200` builds a synthetic site; `--build build/x --base /x/` takes an existing build.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '200'},
      build: {type: 'string'},
      base: {type: 'string', default: BASE_URL},
      'journeys-only': {type: 'boolean', default: false},
    },
  });
  let build = values.build;
  if (build === undefined) {
    const folder = path.resolve('.cache/bench-routes/check');
    writeSite(folder, process.cwd(), {
      pages: Number(values.pages),
      variant: 'sections',
      sidebar: 'grouped',
    });
    await buildSite(folder, process.cwd());
    build = path.join(folder, 'build');
  }
  const served = await serveSite(build, values.base);
  const browser = await openBrowser();
  try {
    const addresses = pagesOf(build, values.base);
    const [first, last] = [addresses.find((address) => address !== values.base), addresses.at(-1)];
    if (first === undefined || last === undefined) {
      throw new Error(`The build ${build} has no pages.`);
    }
    const {origin} = served;
    const problems = await checkJourneys(browser, {origin, base: values.base, first, last});
    if (!values['journeys-only']) {
      problems.push(...(await checkFullLoads(browser, origin, addresses)));
      problems.push(...(await checkNavigation(browser, origin, addresses)));
    }
    problems.forEach(({page, text}) => console.error(`${page}: ${text}`));
    console.log(`${addresses.length} pages and all journeys: ${problems.length} problem(s).`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await served.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
