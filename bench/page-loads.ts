// npm run bench -- page-loads: loads every page of a site in Chromium, by full load and by client navigation.
// `--pages 200` builds a synthetic site; `--build build/x --base /x/` takes an existing build.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openBrowser} from '../scripts/preview/withBuild';
import {runMain} from '../src/lib/node/say.mjs';
import {buildSite} from './buildSite';
import {checkJourneys} from './routes/journeys';
import {serveSite} from './routes/serveSite';
import {BASE_URL, writeSite} from './routes/site';
import {checkFullLoads, checkNavigation, pagesOf} from './routes/siteChecks';

/** @returns folder of the build */
async function buildSynthetic(pages: number): Promise<string> {
  const folder = path.resolve('.cache/bench-routes/check');
  writeSite(folder, process.cwd(), {pages, variant: 'sections', sidebar: 'grouped'});
  await buildSite(folder);
  return path.join(folder, 'build');
}

runMain(async () => {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '200'},
      build: {type: 'string'},
      base: {type: 'string', default: BASE_URL},
      'journeys-only': {type: 'boolean', default: false},
    },
  });
  const {base} = values;
  const build = values.build ?? (await buildSynthetic(Number(values.pages)));
  const {origin, close} = await serveSite(build, base);
  const browser = await openBrowser();
  try {
    const addresses = pagesOf(build, base);
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
