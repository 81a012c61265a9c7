import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {debounce} from './debounce';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits 166 ms after the last call and keeps its arguments', () => {
  const fn = vi.fn();
  const debounced = debounce(fn);
  debounced('a');
  vi.advanceTimersByTime(165);
  debounced('b');
  vi.advanceTimersByTime(165);
  expect(fn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fn.mock.calls).toEqual([['b']]);
  vi.advanceTimersByTime(1000);
  expect(fn).toHaveBeenCalledTimes(1);
});

it('takes another delay', () => {
  const fn = vi.fn();
  debounce(fn, 300)();
  vi.advanceTimersByTime(299);
  expect(fn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fn).toHaveBeenCalledTimes(1);
});

it('clear drops the call that waits, a later call counts again', () => {
  const fn = vi.fn();
  const debounced = debounce(fn);
  debounced();
  debounced.clear();
  vi.advanceTimersByTime(1000);
  expect(fn).not.toHaveBeenCalled();
  debounced();
  vi.advanceTimersByTime(166);
  expect(fn).toHaveBeenCalledTimes(1);
});
