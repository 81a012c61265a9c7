import {expect, it} from 'vitest';
import {failedClaims} from './failedClaims';

it('names page and statement of each test that failed, and a file that did not run', () => {
  const file = (page: string, status: string, results: object[], message = '') => ({
    name: `/site/docs/${page}/_claims.test.tsx`,
    status,
    message,
    assertionResults: results,
  });
  const report = {
    testResults: [
      file('react-charts/bars', 'passed', [{title: '#lead: bars begin at zero', status: 'passed'}]),
      file('react-data-grid/sorting', 'failed', [
        {title: '#keyboard: Enter sorts', status: 'failed'},
        {title: '#lead: clicks sort', status: 'passed'},
      ]),
      file('react-tree-view', 'failed', [], 'Failed to resolve import "gone"\nfrom …'),
    ],
  };
  expect(failedClaims(report, '/site/docs')).toEqual([
    {page: 'react-data-grid/sorting', statement: '#keyboard: Enter sorts'},
    {page: 'react-tree-view', statement: 'none could be tried: Failed to resolve import "gone"'},
  ]);
  expect(failedClaims(null, '/site/docs')).toEqual([]);
});
