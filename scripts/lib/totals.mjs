/**
 * @typedef {object} Skip
 * @property {string} test full title of the test, or the name of the check
 * @property {string} reason
 */

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {Skip[]} skips
 */

/**
 * The parts of Vitest's JSON report that are read here.
 * @typedef {{status: string, fullName: string}} VitestResult
 * @typedef {{testResults: {status: string, assertionResults: VitestResult[]}[]}} VitestReport
 */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{status: string, annotations?: {type: string, description?: string}[]}} PlaywrightTest
 * @typedef {{title: string, suites?: PlaywrightSuite[], specs?: {title: string, tests: PlaywrightTest[]}[]}} PlaywrightSuite
 * @typedef {{suites: PlaywrightSuite[], errors?: unknown[]}} PlaywrightReport
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
    failed: results.filter(hasFailed).length + brokenFiles.length,
    skips: results
      .filter((test) => !['passed', 'failed'].includes(test.status))
      .map((test) => ({test: test.fullName, reason: 'switched off in the test file'})),
  };
}

/** @param {VitestResult} test */
function hasFailed(test) {
  return test.status === 'failed';
}

/**
 * Counts Playwright's JSON report. A test that passed on a second try counts as failed: a flaky test proves nothing.
 * @param {PlaywrightReport} report
 * @returns {Totals}
 */
export function readPlaywrightReport(report) {
  /** @type {Totals} */
  const totals = {passed: 0, failed: report.errors?.length ?? 0, skips: []};
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
  if (test.status === 'expected') totals.passed += 1;
  else if (test.status !== 'skipped') totals.failed += 1;
  else {
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
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    skips: parts.flatMap((part) => part.skips),
  };
}

/**
 * The skips that `tests/skips.json` does not list.
 * @param {readonly Skip[]} skips
 * @param {readonly Skip[]} listed
 */
export function unlistedSkips(skips, listed) {
  const known = new Set(listed.map((skip) => skip.test));
  return skips.filter((skip) => !known.has(skip.test));
}

/**
 * The last line of a run.
 * @param {Totals} totals
 */
export function totalsLine({passed, failed, skips}) {
  return `${passed} passed, ${failed} failed, ${skips.length} skipped`;
}
