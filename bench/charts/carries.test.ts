import {describe, expect, it} from 'vitest';
import {isFluent, findLargestFluentRun, type ChartRun} from './carries';

const run = (points: number, slow: number): ChartRun => ({
  points,
  draw: 1,
  frames: Array.from({length: 100}, (_, index) => (index < slow ? 33 : 16.7)),
});

describe('what a chart carries', () => {
  it('is fluent while one frame of twenty is late at most', () => {
    expect(isFluent(run(1, 5))).toBe(true);
    expect(isFluent(run(1, 6))).toBe(false);
    expect(isFluent({...run(1, 0), frames: []})).toBe(false);
  });

  it('ends before the first number of points that stutters', () => {
    expect(findLargestFluentRun([run(100, 0), run(200, 5), run(500, 50), run(1000, 0)])?.points).toBe(200);
    expect(findLargestFluentRun([run(100, 0)])?.points).toBe(100);
    expect(findLargestFluentRun([run(100, 50)])).toBeUndefined();
  });
});
