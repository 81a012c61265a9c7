import {useEffect, type RefObject} from 'react';
import {storageNamespace} from '@site/config/storage';
import {attempt} from '@site/src/lib/attempt';
import {debounce} from '@site/src/debounce';

function read(key: string): number {
  const stored = Number(attempt(() => sessionStorage.getItem(key)) ?? 0);
  return Number.isFinite(stored) ? stored : 0;
}

/** Scrolls the active item to the middle when it would be hidden. */
function showActive(element: HTMLElement): void {
  const active = element.querySelector('[aria-current="page"]');
  if (active) {
    const {top, bottom} = active.getBoundingClientRect();
    const bounds = element.getBoundingClientRect();
    if (top < bounds.top || bottom > bounds.bottom) {
      element.scrollTop += top - bounds.top - bounds.height / 2;
    }
  }
}

/**
 * Keeps the scroll position of the navigation when the reader comes back to it, and brings the active item into
 * view when it would be hidden.
 *
 * @param name - of the sidebar: each product's keeps its own position, for the life of the tab
 * @param path - of the page: the active item of a new page is brought into view too
 */
export function useKeptScroll(ref: RefObject<HTMLElement | null>, name: string, path: string): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const key = `${storageNamespace}.sidebar-scroll.${name}`;
    element.scrollTop = read(key);
    // Where the storage is blocked or full, the sidebar starts at the active page, which is all that is lost.
    // Not `scrollend`: Safari does not know it before version 26.
    const remember = debounce(() => attempt(() => sessionStorage.setItem(key, String(element.scrollTop))));
    element.addEventListener('scroll', remember, {passive: true});
    return () => {
      element.removeEventListener('scroll', remember);
      remember.clear();
    };
  }, [ref, name]);

  // After the one above, so that it corrects the kept position.
  useEffect(() => {
    if (ref.current) {
      showActive(ref.current);
    }
  }, [ref, path]);
}
