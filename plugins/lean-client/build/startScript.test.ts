// @vitest-environment jsdom
import {runInThisContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startScript} from './startScript';

type Tell = (list: {getEntriesByName: (name: string) => {startTime: number}[]}) => void;

let tell: Tell = () => {};

/** The browser tells of a paint, at so many ms. */
const paint = (name: string, startTime: number) =>
  tell({getEntriesByName: (wanted) => (wanted === name ? [{startTime}] : [])});

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => new URL(src).pathname);

/** Runs the script in a page that is complete at 100 ms. */
function openPage({hidden = false} = {}): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(performance, 'now').mockReturnValue(100);
  runInThisContext(startScript);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'requestAnimationFrame']});
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Tell) {
        tell = callback;
      }
      observe() {}
    },
  );
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/a.js" data-start><link rel="preload" as="script" href="/b.js" data-start>' +
    '<link rel="preload" as="script" href="/later.js">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the scripts of a page', () => {
  it('run in their order once its text has been painted', () => {
    openPage();
    expect(scripts()).toEqual([]);
    paint('first-paint', 150);
    expect(scripts()).toEqual([]);
    paint('first-contentful-paint', 200);
    expect(scripts()).toEqual(['/a.js', '/b.js']);
    expect([...document.head.querySelectorAll('script')].every(({async, defer}) => !async && defer)).toBe(
      true,
    );
  });

  it('wait for the rest of a page that was painted before it was complete', () => {
    openPage();
    paint('first-contentful-paint', 50);
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(scripts()).toEqual(['/a.js', '/b.js']);
  });

  it('wait no longer than a second, and run once', () => {
    openPage();
    vi.advanceTimersByTime(999);
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    paint('first-contentful-paint', 1200);
    expect(scripts()).toEqual(['/a.js', '/b.js']);
  });

  it('run at once in the background, where nothing is painted', () => {
    openPage({hidden: true});
    expect(scripts()).toEqual(['/a.js', '/b.js']);
  });
});
