import {describe, expect, it} from 'vitest';
import {
  addTotals,
  readPlaywrightReport,
  readSkippedLines,
  readVitestReport,
  totalsLine,
  unlistedSkips,
} from './totals.mjs';

describe('readVitestReport', () => {
  it('counts tests, and a file that cannot be loaded as one failure', () => {
    const report = {
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'a'},
            {status: 'failed', fullName: 'b'},
            {status: 'todo', fullName: 'c'},
          ],
        },
        {status: 'failed', assertionResults: []},
        {status: 'passed', assertionResults: [{status: 'skipped', fullName: 'd'}]},
      ],
    };
    const totals = readVitestReport(report);
    expect(totals).toMatchObject({passed: 1, failed: 2});
    expect(totals.skips.map((skip) => skip.test)).toEqual(['c', 'd']);
  });
});

describe('readPlaywrightReport', () => {
  it('counts nested tests, flaky ones as failed, with the reason of a skip', () => {
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
      passed: 1,
      failed: 2,
      skips: [{test: 'pages.spec.ts › group › four', reason: 'no git'}],
    });
  });

  it('counts an error outside every test', () => {
    expect(readPlaywrightReport({suites: [], errors: [{message: 'no server'}]}).failed).toBe(1);
  });
});

describe('the last line', () => {
  it('sums all parts', () => {
    const totals = addTotals([
      {passed: 2, failed: 0, skips: []},
      {passed: 3, failed: 1, skips: readSkippedLines('text\nSKIPPED no network\n  SKIPPED indented\n')},
    ]);
    expect(totalsLine(totals)).toBe('5 passed, 1 failed, 1 skipped');
  });

  it('knows the skips that the list allows', () => {
    const skips = [
      {test: 'a', reason: 'x'},
      {test: 'b', reason: 'y'},
    ];
    expect(unlistedSkips(skips, [{test: 'a', reason: 'known'}])).toEqual([skips[1]]);
  });
});
