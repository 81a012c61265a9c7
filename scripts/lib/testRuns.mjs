// The ways in which the gate and the full check run something, each with what came of it as totals.
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../setup.mjs';
import {findFreePort} from './port.mjs';
import {run} from '../../src/lib/node/run.mjs';
import {addTotals, readPlaywrightReport, readSkippedLines, readVitestReport} from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

/**
 * How one of several runs at a time shares the machine.
 *
 * @typedef {object} Beside
 * @property {string} prefix of each line that it prints
 * @property {number} workers browsers at a time
 */

/** Where reports and traces go; empty at the start of a run. */
export const resultsFolder = path.join(projectRoot, 'test-results');

/**
 * What every run has, whatever the machine says: dates and texts of tests depend on it.
 * @type {Readonly<Record<string, string>>}
 */
const sameEverywhere = {TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8'};

/**
 * A program that prints what is wrong: it counts as one check.
 * @param {string} name of the check
 * @param {readonly string[]} args of Node
 * @returns {Promise<Totals>}
 */
export async function runCheck(name, args) {
  const {code, output} = await run(process.execPath, args, {cwd: projectRoot, env: sameEverywhere});
  const passed = code === 0;
  const result = passed ? {passed: 1} : {failures: [name]};
  return {...addTotals([]), ...result, skips: readSkippedLines(output)};
}

/**
 * A program of this project in TypeScript, as arguments of Node.
 * @param {string} file below `scripts/`
 * @param {readonly string[]} [args]
 */
export function program(file, args = []) {
  return ['--import', 'tsx', path.join('scripts', file), ...args];
}

/**
 * Unit tests.
 * @param {string} name of the run, for its report and for a failure without a test
 * @param {readonly string[]} [args] of Vitest
 * @param {Beside} [beside]
 * @returns {Promise<Totals>}
 */
export function runVitest(name, args = [], beside) {
  const report = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests({
    name,
    args: [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args],
    report,
    read: readVitestReport,
    // A notice about a future way of loading vitest.config.ts.
    env: {VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true'},
    beside,
  });
}

/**
 * Browser tests, with ports of their own for the servers and a folder of their own for what they leave.
 * @param {string} name of the run, for its report and for a failure without a test
 * @param {readonly string[]} args of Playwright
 * @param {Beside} [beside]
 * @returns {Promise<Totals>}
 */
export async function runBrowser(name, args, beside) {
  const report = reportFile(name);
  const options = [
    `--output=${report.replace(/\.json$/, '')}`,
    ...(beside ? [`--workers=${beside.workers}`] : []),
  ];
  return runTests({
    name,
    args: [tool('@playwright/test/cli.js'), 'test', ...options, ...args],
    report,
    read: readPlaywrightReport,
    env: {
      TEST_PORT: String(await takePort()),
      TEST_SERVICES_PORT: String(await takePort()),
      TEST_REPORT: report,
    },
    beside,
  });
}

/** Ports that a run has got, though its server may not listen yet. @type {Set<number>} */
const takenPorts = new Set();

/**
 * A free port that no other run of this process has got.
 * @returns {Promise<number>}
 */
async function takePort() {
  for (;;) {
    const port = await findFreePort();
    if (!takenPorts.has(port)) {
      takenPorts.add(port);
      return port;
    }
  }
}

/**
 * A run that fails without a failed test in its report (a crash, no test found) counts as one failure.
 * @template Report
 * @param {object} order
 * @param {string} order.name
 * @param {readonly string[]} order.args of Node
 * @param {string} order.report
 * @param {(report: Report) => Totals} order.read
 * @param {Record<string, string>} order.env
 * @param {Beside} [order.beside]
 * @returns {Promise<Totals>}
 */
async function runTests({name, args, report, read, env, beside}) {
  // The report of an earlier run would stand in for one that this run does not write.
  rmSync(report, {force: true});
  const onLine = (/** @type {string} */ line) => console.log(`${beside?.prefix} ${line}`);
  const {code} = await run(process.execPath, args, {
    cwd: projectRoot,
    env: {...sameEverywhere, ...env},
    ...(beside && {quiet: true, onLine}),
  });
  const crashed = `${name} ended with code ${code} and without a failed test`;
  if (!existsSync(report)) return {...addTotals([]), failures: [crashed]};
  const totals = read(JSON.parse(readFileSync(report, 'utf8')));
  if (code === 0 || totals.failures.length > 0) return totals;
  const {passed, skips, unsteady} = totals;
  return {passed, failures: [crashed], skips, unsteady};
}

/** @param {string} name of a run */
function reportFile(name) {
  return path.join(resultsFolder, `${name.replaceAll(/[^\w-]/g, '-')}.json`);
}

/** @param {string} file below node_modules */
function tool(file) {
  return path.join(projectRoot, 'node_modules', file);
}
