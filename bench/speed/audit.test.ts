import {describe, expect, it} from 'vitest';
import {median} from '../report';
import {parseAudit, auditRow} from './audit';

const report = (score: number) => ({
  categories: {performance: {score}},
  audits: {
    'total-blocking-time': {numericValue: 1234.4},
    'largest-contentful-paint': {numericValue: 1812},
    'mainthread-work-breakdown': {numericValue: 4000},
    'cumulative-layout-shift': {numericValue: 0},
    'network-requests': {
      details: {
        items: [
          {resourceType: 'Document', transferSize: 9000},
          {resourceType: 'Script', transferSize: 100_400},
          {resourceType: 'Script', transferSize: 30_000},
        ],
      },
    },
  },
});

describe('a report of Lighthouse', () => {
  it('has the figures of the table', () => {
    expect(auditRow('/x/', [0.9, 0.94, 0.92].map(report).map(parseAudit))).toEqual([
      '/x/',
      '92 (90–94)',
      '1,234',
      '1.81',
      '4,000',
      '0.000',
      '130',
    ]);
    expect(auditRow('/x/', [parseAudit(report(1))])).toContain('100');
  });

  it('of a page that could not be loaded is refused', () => {
    expect(() => parseAudit({categories: {performance: {score: null}}, audits: {}})).toThrow(
      'categories.performance.score',
    );
  });
});

it('the middle of some numbers', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2);
  expect(median([100, 9, 20])).toBe(20);
});
