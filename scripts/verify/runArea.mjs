import {readdirSync} from 'node:fs';
import path from 'node:path';
import {program, runBrowser, runCheck, runVitest} from '../lib/testRuns.mjs';
import {addTotals} from '../lib/totals.mjs';
import {projectRoot} from '../setup.mjs';
import {unitShard, usesNetwork} from './areas.mjs';
import {memoryKey} from './hashes.mjs';
import {followImports} from './followImports.mjs';

/** @typedef {import('../lib/testRuns.mjs').Beside} Beside */
/** @typedef {import('../lib/totals.mjs').Totals} Totals */
/** @typedef {import('./areas.mjs').AreaRun} AreaRun */
/** @typedef {import('./session.mjs').Session} Session */

/**
 * @param {AreaRun} order
 * @param {object} options
 * @param {boolean} options.installs whether a network may be used
 * @param {Session} options.session
 * @param {Beside} [options.beside]
 * @returns {Promise<Totals>}
 */
export async function runArea(order, {installs, session, beside}) {
  const {title, area, shard} = order;
  /** @type {Totals[]} */
  const parts = [];
  const piece = (/** @type {string | undefined} */ of) => (of ? [`--shard=${of}`] : []);
  if (area.specs) {
    const files = area.specs.map((name) => `tests/e2e/${name}.spec.ts`);
    parts.push(await runBrowser(title, ['--project=full', ...files, ...piece(shard)], beside));
  }
  const unitsShard = unitShard(order);
  if (area.units && unitsShard !== undefined) {
    const files = area.units.map((name) => `tests/builds/${name}`);
    const args = ['--config', 'vitest.builds.config.ts', ...files, ...piece(unitsShard)];
    parts.push(await runVitest(`${title} builds`, args));
  }
  if (area.claims) {
    parts.push(await runClaims(title, area.claims, session, beside));
  }
  if (area.install && installs && usesNetwork(order)) {
    parts.push(await runCheck(`${title} from the npm registry`, program(area.install)));
  }
  // What was installed may be what they read.
  for (const {name, args} of area.checks ?? []) {
    parts.push(await runCheck(name, args));
  }
  return addTotals(parts);
}

/**
 * Runs the claims of the pages, each file of which is remembered as one thing.
 *
 * @param {string} title
 * @param {string} config of Vitest
 * @param {Session} session
 * @param {Beside} [beside]
 * @returns {Promise<Totals>}
 */
async function runClaims(title, config, session, beside) {
  const files = readdirSync(path.join(projectRoot, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === '_claims.test.tsx')
    .map((file) => toPosix(path.join('docs', file)));
  const keys = (/** @type {readonly string[]} */ names) => names.map((file) => memoryKey(config, file));
  const left = files.filter((file) => !session.isRemembered(memoryKey(config, file)));
  const remembered = keys(files.filter((file) => !left.includes(file)));
  if (left.length === 0) return {...addTotals([]), notes: {passes: [], failed: [], remembered}};
  const totals = await runVitest(title, ['--config', config, ...left], beside);
  const passed = new Set(totals.passedFiles?.map((file) => toPosix(path.relative(projectRoot, file))));
  const passes = left
    .filter((file) => passed.has(file))
    .map((file) => ({
      key: memoryKey(config, file),
      loaded: followImports(projectRoot, [file]),
      findings: [],
    }));
  return {...totals, notes: {passes, failed: keys(left.filter((file) => !passed.has(file))), remembered}};
}

/** @param {string} file */
function toPosix(file) {
  return file.split(path.sep).join('/');
}
