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

  it('keeps a thing whose tests have all passed, and files in which everything has', () => {
    const pass = (key: string) => ({key, loaded: ['docs/a.tsx'], findings: []});
    const file = (name: string, results: {status: string; meta?: object}[]) => ({
      name,
      status: results.some(({status}) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: results.map((result) => ({fullName: name, ...result})),
    });
    const totals = readVitestReport({
      testResults: [
        file('whole.test.ts', [
          {status: 'passed', meta: {passed: [pass('a')]}},
          {status: 'passed', meta: {passed: [pass('a')]}},
        ]),
        file('part.test.ts', [
          {status: 'passed', meta: {passed: [pass('b')]}},
          {status: 'skipped', meta: {passed: [pass('b')]}},
          {status: 'skipped', meta: {remembered: ['c']}},
        ]),
        file('wrong.test.ts', [{status: 'passed'}, {status: 'failed', meta: {passed: [pass('d')]}}]),
      ],
    });
    expect(totals.notes).toEqual({passes: [pass('a')], failed: ['b', 'd'], remembered: ['c']});
    expect(totals.passedFiles).toEqual(['whole.test.ts']);
    expect(totals).toMatchObject({passed: 4, skips: [{test: 'part.test.ts'}]});
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
    expect(readPlaywrightReport(report)).toMatchObject({
      passed: 2,
      failures: ['pages.spec.ts › group › three'],
      skips: [{test: 'pages.spec.ts › group › four', reason: 'no git'}],
      unsteady: ['pages.spec.ts › group › two'],
    });
  });

  it('counts each thing of a test, and no skip for what is remembered', () => {
    const passed = (key: string) => ({
      type: 'passed',
      description: JSON.stringify({key, loaded: [], findings: []}),
    });
    const remembered = {type: 'remembered', description: 'c'};
    const tests = [
      {status: 'expected', annotations: [passed('a'), passed('b'), remembered]},
      {status: 'skipped', annotations: [{type: 'skip'}, {type: 'remembered', description: 'd'}]},
      {status: 'unexpected', annotations: [passed('e')]},
      {status: 'flaky', annotations: [passed('f')]},
    ];
    const specs = tests.map((test, index) => ({title: String(index), tests: [test]}));
    const totals = readPlaywrightReport({suites: [{title: 'api-pages.spec.ts', specs}]});
    expect(totals).toMatchObject({passed: 3, failures: ['api-pages.spec.ts › 2'], skips: []});
    expect(totals.notes?.passes.map(({key}) => key)).toEqual(['a', 'b']);
    expect(totals.notes).toMatchObject({failed: ['e', 'f'], remembered: ['c', 'd']});
    expect(totalsLine(totals)).toBe('3 passed, 1 failed, 0 skipped, 2 remembered');
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
