// What the reports of the tests say for the memory of the full check.
import {noteTypes} from './snapshot.mjs';

/** @typedef {import('./memory.mjs').Pass} Pass */
/** @typedef {import('../lib/totals.mjs').PlaywrightTest} PlaywrightTest */
/** @typedef {import('../lib/totals.mjs').VitestReport} VitestReport */

/**
 * @typedef {object} Notes
 * @property {readonly Pass[]} passes things found in order
 * @property {readonly string[]} failed things that are not to be remembered: a test of theirs failed or was unsteady
 * @property {readonly string[]} remembered things that were left out
 */

/** @type {Notes} */
export const noNotes = {passes: [], failed: [], remembered: []};

/** @param {readonly Notes[]} parts */
export function addNotes(parts) {
  return {
    passes: parts.flatMap(({passes}) => passes),
    failed: parts.flatMap(({failed}) => failed),
    remembered: parts.flatMap(({remembered}) => remembered),
  };
}

/**
 * A test of Playwright notes in its annotations each thing that it has found in order, before its own end.
 *
 * @param {PlaywrightTest} test
 * @returns {Notes}
 */
export function readNotes({status, annotations = []}) {
  const texts = (/** @type {string} */ type) =>
    annotations.flatMap((each) => (each.type === type && each.description ? [each.description] : []));
  /** @type {Pass[]} */
  const passes = texts(noteTypes.passed).map((text) => JSON.parse(text));
  const remembered = texts(noteTypes.remembered);
  return status === 'expected'
    ? {passes, failed: [], remembered}
    : {passes: [], failed: passes.map(({key}) => key), remembered};
}

/**
 * A test of Vitest says in its meta data what it is a test of; a thing may need several tests.
 *
 * @param {VitestReport} report
 * @returns {Notes}
 */
export function vitestNotes(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failed = new Set(
    tests.flatMap(({status, meta}) => (status === 'passed' ? [] : (meta?.passed ?? []).map(({key}) => key))),
  );
  const things = new Map(tests.flatMap(({meta}) => (meta?.passed ?? []).map((pass) => [pass.key, pass])));
  return {
    passes: [...things.values()].filter(({key}) => !failed.has(key)),
    failed: [...failed],
    remembered: [...new Set(tests.flatMap(({meta}) => meta?.remembered ?? []))],
  };
}

/**
 * The test files in which everything passed and nothing was left out.
 * @param {VitestReport} report
 * @returns {string[]} as the report names them
 */
export function passedFiles(report) {
  return report.testResults
    .filter(({status, assertionResults}) => {
      return status === 'passed' && assertionResults.every((test) => test.status === 'passed');
    })
    .map(({name}) => name);
}
