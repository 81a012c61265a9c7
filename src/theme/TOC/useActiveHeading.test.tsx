// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useActiveHeading} from './useActiveHeading';

const ids = ['first', 'second', 'third'];

/** Tops of the headings, in px. */
let tops: Record<string, number> = {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // The hook reads nothing but the top.
    return {top: tops[this.id] ?? 0} as DOMRect;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function moveTo(first: number, second: number, third: number): void {
  tops = {first, second, third};
}

describe('useActiveHeading', () => {
  it.each([
    [{first: 300, second: 600, third: 900}, undefined],
    [{first: 96, second: 600, third: 900}, 'first'],
    [{first: 97, second: 600, third: 900}, undefined],
    [{first: -400, second: 96, third: 400}, 'second'],
    [{first: -900, second: -600, third: -300}, 'third'],
  ])('headings at %j: the reader is below %s', (places, active) => {
    tops = places;
    expect(renderHook(() => useActiveHeading(ids)).result.current).toBe(active);
  });

  it.each([
    ['scroll', () => document],
    ['resize', () => window],
  ])('B2.11 follows %s, 166 ms after the last event', (event, target) => {
    moveTo(300, 600, 900);
    const {result} = renderHook(() => useActiveHeading(ids));
    moveTo(-300, 0, 300);
    act(() => {
      target().dispatchEvent(new Event(event));
      vi.advanceTimersByTime(100);
      target().dispatchEvent(new Event(event));
      vi.advanceTimersByTime(165);
    });
    expect(result.current).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('second');
  });

  it('an id that is not on the page is passed over', () => {
    moveTo(0, 600, 900);
    const withUnknown = ['first', 'gone', 'second'];
    expect(renderHook(() => useActiveHeading(withUnknown)).result.current).toBe('first');
  });

  it('leaves neither listener nor timer behind', () => {
    moveTo(300, 600, 900);
    const {unmount} = renderHook(() => useActiveHeading(ids));
    document.dispatchEvent(new Event('scroll'));
    unmount();
    document.dispatchEvent(new Event('scroll'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
