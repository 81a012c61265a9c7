import {useEffect, type RefObject} from 'react';

/** Gives an element the focus while it wants it, and then gives it back to what had it before. */
export function useTakenFocus(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [element, isWanted]);
}
