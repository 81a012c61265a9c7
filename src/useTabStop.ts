import {useEffect, type RefObject} from 'react';

/**
 * Makes a box a stop of the tab key while it scrolls, because the keyboard has no other way to what is out of sight. The
 * HTML of the server says nothing of it: without scripts it is up to the browser. Elsewhere the box can still be
 * focused by a press, for the keys that it answers.
 */
export function useTabStop(ref: RefObject<HTMLElement | null>): void {
  // After each drawing: what the box holds may be another element.
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      box.tabIndex = scrolls ? 0 : -1;
    });
    for (const element of [box, ...box.children]) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  });
}
