import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startPoll} from './poll';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A search for an ad that arrives at a time in ms, with what happened when. */
function search(arrival: number) {
  const start = Date.now();
  const events: string[] = [];
  const at = (what: string) => events.push(`${Date.now() - start} ${what}`);
  const look = vi.fn(() => (Date.now() - start >= arrival ? 'ad' : null));
  const stop = startPoll({
    look,
    onFound: () => at('found'),
    onBlocker: () => at('blocker'),
    onError: () => at('error'),
  });
  return {events, look, stop};
}

describe('the poll', () => {
  it('looks at mount and every 500 ms, 30 times in all', () => {
    const {look, events} = search(Infinity);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(499);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(30);
    expect(events).toEqual(['3000 blocker']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the 30th poll is at 14.5 s', () => {
    const {look} = search(Infinity);
    vi.advanceTimersByTime(14_499);
    expect(look).toHaveBeenCalledTimes(29);
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(30);
  });

  it('six empty polls accuse nobody, the seventh assumes a blocker', () => {
    const {events} = search(Infinity);
    vi.advanceTimersByTime(2999);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['3000 blocker']);
  });

  it.each([
    ['at mount', 0, 0, 1],
    ['before a blocker is assumed', 1200, 1500, 4],
    ['with the seventh poll', 3000, 3000, 7],
  ])('an ad that arrives %s ends the poll', (_, arrival, found, looks) => {
    const {events, look} = search(arrival);
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([`${found} found`]);
    expect(look).toHaveBeenCalledTimes(looks);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['late', 7000, 7000, 15],
    ['with the last poll', 14_500, 14_500, 30],
  ])('an ad that arrives %s comes once, after the blocker was assumed', (_, arrival, found, looks) => {
    const {events, look} = search(arrival);
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['3000 blocker', `${found} found`]);
    expect(look).toHaveBeenCalledTimes(looks);
  });

  it('an ad that arrives after the last poll is not seen', () => {
    const {events} = search(14_501);
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['3000 blocker']);
  });

  it('ends when it is told to', () => {
    const {events, look, stop} = search(1000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(1);
    expect(events).toEqual([]);
  });

  it('ends at an error and hands it over once', () => {
    const onError = vi.fn();
    const look = vi.fn(() => {
      throw new Error('broken page');
    });
    startPoll({look, onFound: vi.fn(), onBlocker: vi.fn(), onError});
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('broken page'));
  });
});
