// npm run verify: the full check, everything that is too long or too unsteady for npm test, an area at a time. It goes
// on after a failure, lists all of them at the end, and writes what it checked to bench/VERIFY.md.
import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {ensureChromium} from '../src/lib/node/chromium.mjs';
import {watchParent} from './lib/parent.mjs';
import {run} from '../src/lib/node/run.mjs';
import {heading, PlainError, runMain, secondsSince} from '../src/lib/node/terminal.mjs';
import {inLanes} from './lib/inLanes.mjs';
import {program, resultsFolder, runCheck} from './lib/testRuns.mjs';
import {addTotals, printTotals} from './lib/totals.mjs';
import {ensureReady, projectRoot} from './setup.mjs';
import {areas, listChecks, planRuns, usesNetwork} from './verify/areas.mjs';
import {planLanes} from './verify/lanes.mjs';
import {memoryFile} from './verify/memory.mjs';
import {noNotes} from './verify/notes.mjs';
import {runArea} from './verify/runArea.mjs';
import {startSession} from './verify/session.mjs';
import {withRows} from './verify/table.mjs';

/** @typedef {import('./lib/testRuns.mjs').Beside} Beside */
/** @typedef {import('./lib/totals.mjs').Totals} Totals */
/** @typedef {import('./verify/areas.mjs').AreaRun} AreaRun */

const report = path.join(projectRoot, 'bench', 'VERIFY.md');

/** The names of what need not be checked again, for the tests. */
const snapshot = path.join(resultsFolder, 'remembered.json');

/** What the browser tests have let pass (tests/e2e/support/findings.ts). */
const findingsFile = path.join(resultsFolder, 'findings.jsonl');

/** What `npm run build` is asked for by each build. */
const builds = {site: [], services: ['--services']};

/** Asks for what needs a network. */
const installFlag = '--install';

/** Checks everything, whatever is remembered. */
const allFlag = '--all';

/**
 * Builds what some areas need, unchanged parts from the cache.
 * @param {readonly AreaRun[]} runs
 * @returns {Promise<Set<string>>} the builds that failed
 */
async function build(runs) {
  const failed = new Set();
  for (const [name, args] of Object.entries(builds)) {
    if (!runs.some(({area}) => area.builds?.some((needed) => needed === name))) continue;
    heading(`build of the ${name}`);
    const {failures} = await runCheck(`the build of the ${name}`, program('build.ts', args));
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
  const {runs, installs, forgets} = readArguments(process.argv.slice(2));
  await ensureReady();
  const chromium = await ensureChromium();
  console.log(`   Chromium: ${chromium}`);
  rmSync(resultsFolder, {recursive: true, force: true});
  mkdirSync(resultsFolder, {recursive: true});
  const checked = await commit();
  const failedBuilds = await build(runs);
  const session = startSession({
    file: memoryFile(process.env),
    snapshot,
    root: projectRoot,
    checks: runs.flatMap(({area}) => listChecks(area)),
    programs: [process.version, await browserVersion(chromium)],
    forgets,
    print: (line) => console.log(`   ${line}`),
  });
  process.env.VERIFY_REMEMBERED = snapshot;
  /** @type {Totals[]} */
  const all = [];
  const check = async (/** @type {AreaRun} */ order, /** @type {Beside | undefined} */ beside) => {
    if (!beside) heading(order.title);
    const start = Date.now();
    const missing = order.area.builds?.filter((name) => failedBuilds.has(name)) ?? [];
    const totals =
      missing.length > 0
        ? {...addTotals([]), failures: missing.map((name) => `${order.title}: no build of the ${name}`)}
        : await runArea(order, {installs, session, beside});
    all.push(totals);
    const recalled = session.learn(totals.notes ?? noNotes);
    appendFileSync(findingsFile, recalled.findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
    record(order.title, checked, totals, {...recalled, seconds: secondsSince(start)});
  };
  await runAll(runs, check);
  if (runs.length === planRuns([]).length) all.push(await unusedExceptions());
  const sum = addTotals(all);
  if (sum.failures.length > 0) process.exitCode = 1;
  printTotals(sum);
}

/**
 * Areas that wait for a browser two at a time, then the others, which build and use all of the machine, one by one.
 *
 * @param {readonly AreaRun[]} runs
 * @param {(order: AreaRun, beside?: Beside) => Promise<void>} check
 */
async function runAll(runs, check) {
  const {waiting, alone, lanes, workers} = planLanes(runs, cpus().length);
  if (waiting.length > 0) heading(`${waiting.map(({title}) => title).join(' ')}, ${lanes} at a time`);
  await inLanes(waiting, lanes, (order) => check(order, {prefix: `[${order.title}]`, workers}));
  for (const order of alone) await check(order);
}

/** @param {string} file of a browser */
async function browserVersion(file) {
  const {output} = await run(file, ['--version'], {quiet: true});
  return /chrom\w*\s+([\d.]+)/i.exec(output)?.[1] ?? output;
}

/** Only a run of everything can tell which of the findings that are let pass nobody meets any more. */
function unusedExceptions() {
  heading('exceptions');
  return runCheck('every exception of tests/exceptions.ts is still needed', program('checks/exceptions.ts'));
}

/** @param {string[]} args */
function readArguments(args) {
  const installs = args.includes(installFlag);
  const forgets = args.includes(allFlag);
  const runs = planRuns(args.filter((word) => word !== installFlag && word !== allFlag));
  if (installs && !runs.some(usesNetwork)) {
    const names = areas.filter(({install}) => install !== undefined).map(({name}) => `"${name}"`);
    throw new PlainError(`${installFlag} belongs to the areas ${names.join(', ')}`);
  }
  return {runs, installs, forgets};
}

/**
 * @param {string} area
 * @param {string} checked commit
 * @param {Totals} totals
 * @param {{count: number, oldest?: string, seconds: number}} run
 */
function record(area, checked, {passed, failures, skips}, {count, oldest, seconds}) {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const row = {
    area,
    commit: checked,
    checked: passed + failures.length,
    remembered: count,
    oldest,
    failed: failures.length,
    skipped: skips.length,
    seconds,
  };
  const order = planRuns([], areas).map(({title}) => title);
  writeFileSync(report, withRows(text, [row], order));
}

runMain(main);
