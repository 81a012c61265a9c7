// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {toOptions} from './groups';
import {maxInSight, useDrawn} from './useDrawn';

const options = toOptions(
  Array.from({length: maxInSight + 3}, (_, place) => ({
    address: `/x/${place}/`,
    title: `Page ${place}`,
    kind: 'page',
    trail: [],
    product: place < maxInSight ? 'x-data-grid' : 'x',
    version: 'current',
    flags: {},
    excerpt: [],
    sections: [],
    score: 100 - place,
  })),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass, in ms. */
function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

describe('the lines that are drawn', () => {
  it('with a letter: those in sight; all of them once the reader stops writing', () => {
    const {result, rerender} = renderHook(({query}) => useDrawn(options, query, options[0]?.id), {
      initialProps: {query: 's'},
    });
    expect(result.current).toHaveLength(maxInSight);
    pass(300);
    rerender({query: 'so'});
    pass(300);
    expect(result.current, 'the next letter came meanwhile').toHaveLength(maxInSight);
    pass(350);
    expect(result.current).toBe(options);
    rerender({query: 'sor'});
    expect(result.current).toHaveLength(maxInSight);
  });

  it('all of them at once when a line below those in sight is chosen', () => {
    const {result} = renderHook(() => useDrawn(options, 's', options.at(-1)?.id));
    expect(result.current).toBe(options);
  });
});
