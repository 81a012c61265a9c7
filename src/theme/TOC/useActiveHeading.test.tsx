// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useActiveHeading} from './useActiveHeading';

const ids = ['first', 'second', 'third'];

/** Tops of the headings, in px. */
let tops: Record<string, number> = {};

/** Those that a filter hides. */
let hidden: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  hidden = [];
  document.documentElement.style.scrollPaddingTop = '76px';
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return hidden.includes(this.id) ? new DOMRect() : new DOMRect(0, tops[this.id] ?? 0, 600, 30);
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
  ])('follows %s, 166 ms after the last event', (event, target) => {
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

  it('a heading that comes to rest further down counts from there', () => {
    moveTo(-200, 140, 600);
    document.getElementById('second')?.style.setProperty('scroll-margin-top', '64px');
    expect(renderHook(() => useActiveHeading(ids)).result.current).toBe('second');
  });

  it('follows the order on the page, and passes over what is hidden', () => {
    moveTo(40, -300, 0);
    hidden = ['third'];
    expect(renderHook(() => useActiveHeading(ids)).result.current).toBe('first');
  });

  it('one that the address names counts where the page ends before it can come to rest', () => {
    moveTo(-900, 90, 500);
    window.location.hash = '#third';
    const scrolled = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
    expect(renderHook(() => useActiveHeading(ids)).result.current).toBe('second');
    scrolled.mockReturnValue(700);
    expect(renderHook(() => useActiveHeading(ids)).result.current).toBe('third');
    window.location.hash = '';
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
