// npm test: everything that decides whether a change may go in, with one line of totals at the end.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {watchParent} from './lib/parent.mjs';
import {findFreePort} from './lib/port.mjs';
import {run} from './lib/run.mjs';
import {heading, runMain, secondsSince} from './lib/say.mjs';
import {
  addTotals,
  readPlaywrightReport,
  readSkippedLines,
  readVitestReport,
  totalsLine,
  unlistedSkips,
} from './lib/totals.mjs';
import {ensureReady, projectRoot} from './setup.mjs';

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

const results = path.join(projectRoot, 'test-results');
const unitReport = path.join(results, 'unit.json');
const browserReport = path.join(results, 'browser.json');

/** Minutes that a phase may take; the run prints what it took beside it. "browser" is demos, pages and journeys. */
const budgetMinutes = {install: 3, checks: 4, units: 4, build: 6, browser: 25};

/** @type {string[]} */
const timings = [];

/**
 * @template T
 * @param {keyof typeof budgetMinutes} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function phase(name, work) {
  heading(`${name} (budget ${budgetMinutes[name]} min)`);
  const start = Date.now();
  const result = await work();
  const seconds = secondsSince(start);
  const over = seconds > budgetMinutes[name] * 60 ? ' OVER BUDGET' : '';
  timings.push(`${name.padEnd(8)} ${String(seconds).padStart(5)} s of ${budgetMinutes[name] * 60} s${over}`);
  return result;
}

/**
 * A phase without tests of its own: it adds nothing when it passes and one failure when it does not.
 * @param {readonly string[]} args of Node
 * @returns {Promise<Totals>}
 */
async function runCheck(args) {
  const {code, output} = await run(process.execPath, args, {cwd: projectRoot});
  return {passed: 0, failed: code === 0 ? 0 : 1, skips: readSkippedLines(output)};
}

/**
 * A phase whose tool writes a report. A run that fails without a failed test in its report (a crash, no test found)
 * counts as one failure.
 * @param {readonly string[]} args of Node
 * @template Report
 * @param {string} report
 * @param {(report: Report) => Totals} read
 * @param {Record<string, string>} [env]
 * @returns {Promise<Totals>}
 */
async function runTests(args, report, read, env) {
  const {code} = await run(process.execPath, args, {cwd: projectRoot, env});
  if (!existsSync(report)) return {passed: 0, failed: 1, skips: []};
  const totals = read(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && totals.failed === 0 ? {...totals, failed: 1} : totals;
}

/** @param {string} file below node_modules */
function tool(file) {
  return path.join(projectRoot, 'node_modules', file);
}

/** @param {string} file in this folder, in TypeScript */
function program(file) {
  return ['--import', 'tsx', path.join('scripts', file)];
}

function runUnits() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return runTests([tool('vitest/vitest.mjs'), ...args], unitReport, readVitestReport, {
    // A notice about a future way of loading vitest.config.ts.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  });
}

async function runBrowser() {
  const [testPort, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
  const env = {
    TEST_PORT: String(testPort),
    SERVICES_PORT: String(servicesPort),
    BROWSER_REPORT: browserReport,
  };
  return runTests([tool('@playwright/test/cli.js'), 'test'], browserReport, readPlaywrightReport, env);
}

async function main() {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  await phase('install', async () => {
    await ensureReady();
    console.log(`   Chromium: ${await ensureChromium()}`);
  });
  rmSync(results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});
  const checks = await phase('checks', () => runCheck([path.join('scripts', 'check.mjs')]));
  const units = await phase('units', runUnits);
  const build = await phase('build', async () =>
    addTotals([await runCheck(program('build.ts')), await runCheck(program('build-services.ts'))]),
  );
  const parts = [checks, units, build];
  // Without a build of this tree the browser would test an old one; the failed build is the failure that counts.
  if (build.failed === 0) parts.push(await phase('browser', runBrowser));
  else console.log('\nThe browser tests did not run: there is no build to test');
  report(addTotals(parts), {checks, units, build});
}

/**
 * @param {Totals} totals
 * @param {Record<string, Totals>} phases
 */
function report(totals, phases) {
  heading('Result');
  console.log(timings.join('\n'));
  for (const [name, {failed}] of Object.entries(phases)) {
    if (failed > 0) console.log(`FAILED ${name}`);
  }
  for (const {test, reason} of totals.skips) {
    console.log(`SKIPPED ${test === reason ? reason : `${test}: ${reason}`}`);
  }
  const listed = JSON.parse(readFileSync(path.join(projectRoot, 'tests', 'skips.json'), 'utf8'));
  const unlisted = process.env.CI === 'true' ? unlistedSkips(totals.skips, listed) : [];
  for (const {test} of unlisted) console.log(`NOT IN tests/skips.json: ${test}`);
  if (totals.failed > 0 || unlisted.length > 0) process.exitCode = 1;
  console.log(totalsLine(totals));
}

runMain(main);
