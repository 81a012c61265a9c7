import {addNotes, noNotes, readNotes, passedFiles, vitestNotes} from '../verify/notes.mjs';

/** @typedef {import('../verify/notes.mjs').Notes} Notes */

/**
 * @typedef {object} Skip
 * @property {string} test full title of the test, or the name of the check
 * @property {string} reason
 */

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {string[]} failures full title of each failed test, or the name of the failed check
 * @property {Skip[]} skips
 * @property {string[]} unsteady tests that passed only on their second try
 * @property {Notes} [notes] for the memory of the full check
 * @property {string[]} [passedFiles] of one run of Vitest: files in which everything passed
 */

/**
 * The parts of Vitest's JSON report that are read here.
 * @typedef {{passed?: import('../verify/memory.mjs').Pass[], remembered?: string[]}} VitestMeta
 * @typedef {{status: string, fullName: string, meta?: VitestMeta}} VitestResult
 * @typedef {{testResults: {name: string, status: string, assertionResults: VitestResult[]}[]}} VitestReport
 */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{status: string, annotations?: {type: string, description?: string}[]}} PlaywrightTest
 * @typedef {{title: string, suites?: PlaywrightSuite[], specs?: {title: string, tests: PlaywrightTest[]}[]}} PlaywrightSuite
 * @typedef {{suites: PlaywrightSuite[], errors?: {message?: string}[]}} PlaywrightReport
 */

/**
 * Counts Vitest's JSON report.
 * @param {VitestReport} report
 * @returns {Totals}
 */
export function readVitestReport(report) {
  const results = report.testResults.flatMap((file) => file.assertionResults);
  // A file that cannot be loaded has no test at all but fails.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  );
  return {
    passed: results.filter((test) => test.status === 'passed').length,
    failures: [
      ...results.filter(hasFailed).map((test) => test.fullName),
      ...brokenFiles.map((file) => `${file.name} cannot be loaded`),
    ],
    skips: results
      .filter((test) => !['passed', 'failed'].includes(test.status) && test.meta?.remembered === undefined)
      .map((test) => ({test: test.fullName, reason: 'switched off in the test file'})),
    unsteady: [],
    notes: vitestNotes(report),
    passedFiles: passedFiles(report),
  };
}

/** @param {VitestResult} test */
function hasFailed(test) {
  return test.status === 'failed';
}

/**
 * Counts Playwright's JSON report. A test that passed only on its second try counts as passed and is named: the next
 * change mends it or moves it out.
 * @param {PlaywrightReport} report
 * @returns {Totals}
 */
export function readPlaywrightReport(report) {
  const totals = addTotals([]);
  for (const {message} of report.errors ?? []) {
    totals.failures.push(`outside of the tests: ${message ?? 'no reason given'}`);
  }
  const visit = (/** @type {PlaywrightSuite} */ suite, /** @type {string[]} */ titles) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) addTest(totals, [...titles, spec.title].join(' › '), test);
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const file of report.suites) visit(file, [file.title]);
  return totals;
}

/**
 * @param {Totals} totals
 * @param {string} title
 * @param {PlaywrightTest} test
 */
function addTest(totals, title, test) {
  const notes = readNotes(test);
  totals.notes = addNotes([totals.notes ?? noNotes, notes]);
  // A test of several things counts as many times.
  if (test.status === 'expected' || test.status === 'flaky')
    totals.passed += Math.max(1, notes.passes.length);
  if (test.status === 'flaky') totals.unsteady.push(title);
  if (test.status === 'unexpected') totals.failures.push(title);
  if (test.status === 'skipped' && notes.remembered.length === 0) {
    const note = test.annotations?.find((annotation) => annotation.type === 'skip')?.description;
    totals.skips.push({test: title, reason: note ?? 'no reason given'});
  }
}

/**
 * The skips among the lines that a check has printed: `SKIPPED <reason>`.
 * @param {string} output
 * @returns {Skip[]}
 */
export function readSkippedLines(output) {
  return [...output.matchAll(/^SKIPPED (.+)$/gm)].map(([, reason = '']) => ({test: reason, reason}));
}

/**
 * @param {readonly Totals[]} parts
 * @returns {Totals}
 */
export function addTotals(parts) {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failures: parts.flatMap((part) => part.failures),
    skips: parts.flatMap((part) => part.skips),
    unsteady: parts.flatMap((part) => part.unsteady),
    notes: addNotes(parts.map((part) => part.notes ?? noNotes)),
  };
}

/**
 * Ends a run: what is not in order, a line each, and the line of totals.
 * @param {Totals} totals
 */
export function printTotals(totals) {
  for (const name of totals.unsteady) console.log(`UNSTEADY ${name}`);
  for (const {test, reason} of totals.skips) console.log(`SKIPPED ${test}: ${reason}`);
  for (const name of totals.failures) console.log(`FAILED ${name}`);
  console.log(totalsLine(totals));
}

/**
 * The last line of a run.
 * @param {Totals} totals
 */
export function totalsLine({passed, failures, skips, notes = noNotes}) {
  const counts = [`${passed} passed`, `${failures.length} failed`, `${skips.length} skipped`];
  const {length} = notes.remembered;
  return [...counts, ...(length > 0 ? [`${length} remembered`] : [])].join(', ');
}
