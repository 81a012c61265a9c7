import {describe, expect, it} from 'vitest';
import {partsAtOnce, runAll, countThreads} from './schedule';

const gigabyte = 1024 ** 3;

describe('partsAtOnce', () => {
  it.each([
    [1, 8, 1],
    [8, 8, 2],
    [32, 2, 2],
    [0, 1, 1],
  ])('%i GB and %i cores: %i', (memory, cores, expected) => {
    expect(partsAtOnce(memory * gigabyte, cores)).toBe(expected);
  });
});

describe('countThreads', () => {
  it.each([
    [2, 2, 1],
    [1, 2, 2],
    [2, 9, 4],
    [3, 2, 1],
  ])('%i parts at a time on %i cores: %i', (atOnce, cores, expected) => {
    expect(countThreads(atOnce, cores)).toBe(expected);
  });
});

describe('runAll', () => {
  it('runs all in order of the items, never more than allowed at a time, past failures', async () => {
    let running = 0;
    let max = 0;
    const outcomes = await runAll([1, 2, 3, 4], 2, async (item) => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (item === 2) throw new Error('two');
      return item * 10;
    });
    expect(max).toBe(2);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(outcomes[3]).toMatchObject({value: 40});
  });
});
