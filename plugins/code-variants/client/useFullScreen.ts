import {useCallback, useEffect, useState, type RefObject} from 'react';
import {inertAround} from './inertAround';

/**
 * Full screen for an element: the element lies over the page and the browser, where it can, gives the page the whole
 * screen. The page and not the element, because menus and dialogs of a component live at the end of the document.
 * Escape, as well as the browser's own way out, ends it and gives the focus back.
 *
 * @param element - gets the overlay's styles from its component while `active`
 * @param trigger - gets the focus afterwards
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): {active: boolean; toggle: () => void} {
  const [active, setActive] = useState(false);

  useEffect(() => {
    if (!active || !element.current) {
      return undefined;
    }
    const root = document.documentElement;
    const button = trigger.current;
    const release = inertAround(element.current);
    const scrolling = root.style.overflow;
    root.style.overflow = 'hidden';
    const end = () => setActive(false);
    const endWithBrowser = () => document.fullscreenElement ?? end();
    const endWithEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog(event.target)) {
        end();
      }
    };
    document.addEventListener('keydown', endWithEscape);
    document.addEventListener('fullscreenchange', endWithBrowser);
    // Refused or not supported, as on phones: the overlay alone has to do.
    root.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('keydown', endWithEscape);
      document.removeEventListener('fullscreenchange', endWithBrowser);
      if (document.fullscreenElement) {
        void document.exitFullscreen();
      }
      root.style.overflow = scrolling;
      release();
      button?.focus();
    };
  }, [active, element, trigger]);

  return {active, toggle: useCallback(() => setActive((current) => !current), [])};
}

// The key closes a component's dialog or menu first.
function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
