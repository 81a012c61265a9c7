// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useKeptScroll} from './useKeptScroll';

/** Where the active item stands inside a box of 300 px whose top is at 100 px. */
let activeTop = 150;

function Panel({name, active = false}: {name: string; active?: boolean}) {
  const ref = useRef<HTMLDivElement>(null);
  useKeptScroll(ref, name, '/x/react-charts/');
  return (
    <div ref={ref} data-testid="panel">
      {active && <a aria-current="page">page</a>}
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  activeTop = 150;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'A' ? new DOMRect(0, activeTop, 10, 20) : new DOMRect(0, 100, 10, 300);
  });
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get bottom() {
        return this.top + this.height;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

function show(props: {name: string; active?: boolean}) {
  const view = render(<Panel {...props} />);
  return {...view, panel: view.getByTestId('panel')};
}

function scrollTo(panel: HTMLElement, position: number, wait = 166): void {
  panel.scrollTop = position;
  panel.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(wait);
}

describe('scroll position of the navigation', () => {
  it('is there again when the reader comes back, one for each sidebar', () => {
    const first = show({name: 'x-charts'});
    expect(first.panel.scrollTop).toBe(0);
    scrollTo(first.panel, 240);
    first.unmount();
    expect(show({name: 'x-charts'}).panel.scrollTop).toBe(240);
    cleanup();
    expect(show({name: 'x-data-grid'}).panel.scrollTop).toBe(0);
  });

  it('is stored 166 ms after the last scroll event', () => {
    const {panel} = show({name: 'x'});
    scrollTo(panel, 100, 100);
    scrollTo(panel, 200, 165);
    expect(sessionStorage).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(Object.values(sessionStorage)).toEqual(['200']);
  });

  it.each([
    [150, 0],
    [500, 250],
    [395, 145],
  ])('an active page at %i px is brought into view: position %i', (top, position) => {
    activeTop = top;
    expect(show({name: 'x', active: true}).panel.scrollTop).toBe(position);
  });

  it('a stored position is kept where the active page is in view', () => {
    sessionStorage.setItem('mui-x-docs.sidebar-scroll.x', '80');
    expect(show({name: 'x', active: true}).panel.scrollTop).toBe(80);
  });

  it.each(['', 'far', 'NaN', 'Infinity', '{}'])('a stored %j is dropped', (stored) => {
    sessionStorage.setItem('mui-x-docs.sidebar-scroll.x', stored);
    expect(show({name: 'x'}).panel.scrollTop).toBe(0);
  });

  it('blocked storage costs the position and nothing else', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const {panel} = show({name: 'x'});
    expect(() => scrollTo(panel, 50)).not.toThrow();
    expect(panel.scrollTop).toBe(50);
  });

  it('leaves no timer behind', () => {
    const {panel, unmount} = show({name: 'x'});
    scrollTo(panel, 50, 10);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
