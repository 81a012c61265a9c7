import {act} from '@testing-library/react';
import {vi} from 'vitest';

type Callback = (entries: {isIntersecting: boolean}[]) => void;

/** Puts an `IntersectionObserver` in place whose reports a test sends itself; for tests in jsdom. */
export function fakeIntersectionObserver() {
  const observers = new Set<{callback: Callback; margin?: string; targets: Set<Element>}>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly record;
      constructor(callback: Callback, options?: {rootMargin?: string}) {
        this.record = {callback, margin: options?.rootMargin, targets: new Set<Element>()};
      }
      observe(target: Element) {
        this.record.targets.add(target);
        observers.add(this.record);
      }
      disconnect() {
        observers.delete(this.record);
      }
    },
  );
  return {
    /** Elements that are watched now. */
    watched: () => [...observers].flatMap(({targets}) => [...targets]),
    margins: () => [...observers].map(({margin}) => margin),
    /** Tells every observer where its element is. */
    report: (isIntersecting: boolean) =>
      act(async () => [...observers].forEach(({callback}) => callback([{isIntersecting}]))),
  };
}
