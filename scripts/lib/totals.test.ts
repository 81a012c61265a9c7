import {describe, expect, it} from 'vitest';
import {addTotals, readPlaywrightReport, readSkippedLines, readVitestReport, totalsLine} from './totals.mjs';

describe('readVitestReport', () => {
  it('counts tests, and a file that cannot be loaded as one failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'a'},
            {status: 'failed', fullName: 'b'},
            {status: 'todo', fullName: 'c'},
          ],
        },
        {name: 'b.test.ts', status: 'failed', assertionResults: []},
        {name: 'c.test.ts', status: 'passed', assertionResults: [{status: 'skipped', fullName: 'd'}]},
      ],
    };
    const totals = readVitestReport(report);
    expect(totals).toMatchObject({passed: 1, failures: ['b', 'b.test.ts cannot be loaded']});
    expect(totals.skips.map((skip) => skip.test)).toEqual(['c', 'd']);
  });
});

describe('readPlaywrightReport', () => {
  it('counts nested tests, names those that needed a second try, with the reason of a skip', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'pages.spec.ts',
          specs: [{title: 'one', tests: [{status: 'expected'}]}],
          suites: [
            {
              title: 'group',
              specs: [
                {title: 'two', tests: [{status: 'flaky'}]},
                {title: 'three', tests: [{status: 'unexpected'}]},
                {
                  title: 'four',
                  tests: [{status: 'skipped', annotations: [{type: 'skip', description: 'no git'}]}],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 2,
      failures: ['pages.spec.ts › group › three'],
      skips: [{test: 'pages.spec.ts › group › four', reason: 'no git'}],
      unsteady: ['pages.spec.ts › group › two'],
    });
  });

  it('counts an error outside every test', () => {
    const {failures} = readPlaywrightReport({suites: [], errors: [{message: 'no server'}]});
    expect(failures).toEqual(['outside of the tests: no server']);
  });
});

describe('the last line', () => {
  it('sums all parts', () => {
    const skips = readSkippedLines('text\nSKIPPED no network\n  SKIPPED indented\n');
    const totals = addTotals([
      {passed: 2, failures: [], skips: [], unsteady: ['a']},
      {passed: 3, failures: ['b'], skips, unsteady: []},
    ]);
    expect(totals.unsteady).toEqual(['a']);
    expect(totalsLine(totals)).toBe('5 passed, 1 failed, 1 skipped');
  });
});
