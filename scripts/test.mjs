// npm test: the gate. Everything that decides whether a change may go in, in at most twelve minutes on two cores, with the
// same answer every time. What takes longer or is less steady belongs to npm run verify.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from '../src/lib/node/chromium.mjs';
import {watchParent} from './lib/parent.mjs';
import {heading, runMain, secondsSince} from '../src/lib/node/terminal.mjs';
import {program, resultsFolder, runBrowser, runCheck, runVitest} from './lib/testRuns.mjs';
import {addTotals, printTotals} from './lib/totals.mjs';
import {ensureReady} from './setup.mjs';

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

/** What a stage took, and what came of it. @typedef {{name: string, seconds: number, totals: Totals}} Stage */

async function install() {
  await ensureReady();
  console.log(`   Chromium: ${await ensureChromium()}`);
  rmSync(resultsFolder, {recursive: true, force: true});
  mkdirSync(resultsFolder, {recursive: true});
  // It only prepares the other stages.
  return addTotals([]);
}

async function main() {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  const start = Date.now();
  /** @type {Stage[]} */
  const stages = [];
  // The next stage runs whatever came of this one, so that one run shows every failure.
  const stage = async (/** @type {string} */ name, /** @type {() => Promise<Totals>} */ work) => {
    heading(name);
    const begin = Date.now();
    const totals = await work();
    stages.push({name, seconds: secondsSince(begin), totals});
    return totals;
  };
  await stage('install', install);
  await stage('checks', () => runCheck('npm run check', [path.join('scripts', 'check.mjs')]));
  await stage('units', () => runVitest('units'));
  // The older versions change seldom: their types are checked above, their pages in the full check.
  const {failures} = await stage('build', () =>
    runCheck('npm run build', program('build.ts', ['--current'])),
  );
  if (failures.length === 0) {
    await Promise.all([
      stage('html', () => runCheck('npm run check -- --html', program('checks/html.ts'))),
      stage('services', () =>
        runCheck('npm run build -- --services', program('build.ts', ['--services', '--part', 'en'])),
      ),
    ]);
    await stage('browser', () => runBrowser('browser', ['--project=gate']));
  } else {
    console.log('\nFiles and browser were not tested: there is no build of this tree');
  }
  report(stages, secondsSince(start));
}

/**
 * @param {readonly Stage[]} stages
 * @param {number} all seconds of the whole; some stages run side by side
 */
function report(stages, all) {
  const totals = addTotals(stages.map((one) => one.totals));
  heading('Result');
  for (const {name, seconds} of [...stages, {name: 'all', seconds: all}]) {
    console.log(`${name.padEnd(8)} ${String(seconds).padStart(5)} s`);
  }
  // What the gate does not look at, it does not guard.
  if (totals.failures.length > 0 || totals.skips.length > 0) process.exitCode = 1;
  printTotals(totals);
}

runMain(main);
