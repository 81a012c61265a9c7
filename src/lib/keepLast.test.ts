import {expect, it, vi} from 'vitest';
import {keepLast} from './keepLast';

it('makes a result once for the same values, and keeps one', () => {
  const make = vi.fn((...values: number[]) => ({values}));
  const kept = keepLast(make);
  const first = kept(1, 2);
  expect(kept(1, 2)).toBe(first);
  expect(kept(1)).toEqual({values: [1]});
  expect(kept(1, 3)).toEqual({values: [1, 3]});
  expect(kept(1, 2)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(4);
});
