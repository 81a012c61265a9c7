// npm test: the gate. Everything that decides whether a change may go in, in at most ten minutes on two cores, with the
// same answer every time. What takes longer or is less steady belongs to npm run verify.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {watchParent} from './lib/parent.mjs';
import {heading, runMain, secondsSince} from './lib/say.mjs';
import {program, resultsFolder, runBrowser, runCheck, runVitest} from './lib/testRuns.mjs';
import {addTotals, totalsLine} from './lib/totals.mjs';
import {ensureReady} from './setup.mjs';

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

/** Seconds that a stage took, and what came of it. @type {{name: string, seconds: number, totals?: Totals}[]} */
const stages = [];

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function timed(name, work) {
  heading(name);
  const start = Date.now();
  const result = await work();
  stages.push({name, seconds: secondsSince(start)});
  return result;
}

/**
 * A stage that counts. The next one runs whatever came of it, so that one run shows every failure.
 * @param {string} name
 * @param {() => Promise<Totals>} work
 */
async function stage(name, work) {
  const totals = await timed(name, work);
  Object.assign(stages.at(-1) ?? {}, {totals});
  return totals;
}

async function main() {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  await timed('install', async () => {
    await ensureReady();
    console.log(`   Chromium: ${await ensureChromium()}`);
  });
  rmSync(resultsFolder, {recursive: true, force: true});
  mkdirSync(resultsFolder, {recursive: true});
  await stage('checks', () => runCheck('npm run check', [path.join('scripts', 'check.mjs')]));
  await stage('units', () => runVitest('units'));
  // Compressed copies are for the host; the full check serves them.
  const build = await stage('build', () =>
    runCheck('npm run build', program('build.ts', ['--uncompressed'])),
  );
  if (build.failures.length === 0) {
    await stage('html', () => runCheck('npm run check:html', program('checks/html.ts')));
    await stage('browser', () => runBrowser('browser', ['--project=gate']));
  } else {
    console.log('\nFiles and browser were not tested: there is no build of this tree');
  }
  report();
}

function report() {
  const totals = addTotals(stages.flatMap((one) => one.totals ?? []));
  heading('Result');
  for (const {name, seconds} of stages) console.log(`${name.padEnd(8)} ${String(seconds).padStart(5)} s`);
  const all = stages.reduce((sum, {seconds}) => sum + seconds, 0);
  console.log(`${'all'.padEnd(8)} ${String(all).padStart(5)} s`);
  for (const name of totals.unsteady) console.log(`UNSTEADY ${name}`);
  for (const {test, reason} of totals.skips) console.log(`SKIPPED ${test}: ${reason}`);
  for (const name of totals.failures) console.log(`FAILED ${name}`);
  // What the gate does not look at, it does not guard.
  if (totals.failures.length > 0 || totals.skips.length > 0) process.exitCode = 1;
  console.log(totalsLine(totals));
}

runMain(main);
