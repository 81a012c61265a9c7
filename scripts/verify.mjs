// npm run verify: the full check, everything that is too long or too unsteady for npm test, an area at a time. It goes
// on after a failure, lists all of them at the end, and writes what it checked to bench/VERIFY.md.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {watchParent} from './lib/parent.mjs';
import {run} from './lib/run.mjs';
import {heading, PlainError, runMain, secondsSince} from './lib/say.mjs';
import {program, resultsFolder, runBrowser, runCheck, runVitest} from './lib/testRuns.mjs';
import {addTotals, totalsLine} from './lib/totals.mjs';
import {ensureReady, projectRoot} from './setup.mjs';
import {areas, runsOf} from './verify/areas.mjs';
import {withRows} from './verify/table.mjs';

/** @typedef {import('./lib/totals.mjs').Totals} Totals */
/** @typedef {import('./verify/areas.mjs').AreaRun} AreaRun */

const report = path.join(projectRoot, 'bench', 'VERIFY.md');

/** What each build is made with. */
const buildPrograms = {site: 'build.ts', services: 'build-services.ts'};

/** Asks for what needs a network. */
const installFlag = '--install';

/**
 * @param {AreaRun} order
 * @param {boolean} installs whether a network may be used
 * @returns {Promise<Totals>}
 */
async function runArea({title, area, shard}, installs) {
  /** @type {Totals[]} */
  const parts = [];
  if (area.specs) {
    const files = area.specs.map((name) => `tests/e2e/${name}.spec.ts`);
    const shards = shard === undefined ? [] : [`--shard=${shard}`];
    parts.push(await runBrowser(title, ['--project=full', ...files, ...shards]));
  }
  if (area.units) {
    const files = area.units.map((name) => `tests/builds/${name}`);
    parts.push(await runVitest(`${title} builds`, ['--config', 'vitest.builds.config.ts', ...files]));
  }
  if (area.vitest) {
    parts.push(await runVitest(title, ['--config', area.vitest]));
  }
  for (const {name, args} of area.checks ?? []) {
    parts.push(await runCheck(name, args));
  }
  if (area.install && installs) {
    parts.push(await runCheck(`${title} from the npm registry`, program(area.install)));
  }
  return addTotals(parts);
}

/**
 * Builds what some areas need, unchanged parts from the cache.
 * @param {readonly AreaRun[]} runs
 * @returns {Promise<Set<string>>} the builds that failed
 */
async function build(runs) {
  const failed = new Set();
  for (const [name, file] of Object.entries(buildPrograms)) {
    if (!runs.some(({area}) => area.builds?.some((needed) => needed === name))) continue;
    heading(`build of the ${name}`);
    const {failures} = await runCheck(`the build of the ${name}`, program(file));
    if (failures.length > 0) failed.add(name);
  }
  return failed;
}

/** The commit that stands here; with a plus where files differ from it. */
async function commit() {
  const git = async (/** @type {string[]} */ ...args) =>
    (await run('git', args, {cwd: projectRoot, quiet: true})).output.trim();
  // Its own report is written by this command between two areas.
  const changes = await git('status', '--porcelain', '--', '.', ':!bench');
  return `${await git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : '+'}`;
}

async function main() {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  const {runs, installs} = readArguments(process.argv.slice(2));
  await ensureReady();
  console.log(`   Chromium: ${await ensureChromium()}`);
  rmSync(resultsFolder, {recursive: true, force: true});
  mkdirSync(resultsFolder, {recursive: true});
  const checked = await commit();
  const failedBuilds = await build(runs);
  /** @type {Totals[]} */
  const all = [];
  for (const order of runs) {
    heading(order.title);
    const start = Date.now();
    const missing = order.area.builds?.filter((name) => failedBuilds.has(name)) ?? [];
    const totals =
      missing.length > 0
        ? {
            passed: 0,
            failures: missing.map((name) => `${order.title}: no build of the ${name}`),
            skips: [],
            unsteady: [],
          }
        : await runArea(order, installs);
    all.push(totals);
    record(order.title, checked, totals, secondsSince(start));
  }
  if (runs.length === runsOf([]).length) all.push(await unusedExceptions());
  summarize(addTotals(all));
}

/** Only a run of everything can tell which of the findings that are let pass nobody meets any more. */
function unusedExceptions() {
  heading('exceptions');
  return runCheck('every exception of tests/exceptions.ts is still needed', program('checks/exceptions.ts'));
}

/** @param {string[]} args */
function readArguments(args) {
  const installs = args.includes(installFlag);
  try {
    const runs = runsOf(args.filter((word) => word !== installFlag));
    if (installs && !runs.some(({area}) => area.install)) {
      throw new RangeError(`${installFlag} belongs to the area "projects"`);
    }
    return {runs, installs};
  } catch (error) {
    throw error instanceof RangeError ? new PlainError(error.message) : error;
  }
}

/**
 * @param {string} area
 * @param {string} checked commit
 * @param {Totals} totals
 * @param {number} seconds
 */
function record(area, checked, {passed, failures, skips}, seconds) {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const row = {
    area,
    commit: checked,
    checked: passed + failures.length,
    failed: failures.length,
    skipped: skips.length,
    seconds,
  };
  const order = runsOf([], areas).map(({title}) => title);
  writeFileSync(report, withRows(text, [row], order));
}

/** @param {Totals} totals */
function summarize(totals) {
  heading('Result');
  for (const {test, reason} of totals.skips) console.log(`SKIPPED ${test}: ${reason}`);
  for (const name of totals.failures) console.log(`FAILED ${name}`);
  if (totals.failures.length > 0) process.exitCode = 1;
  console.log(totalsLine(totals));
}

runMain(main);
