import {useCallback, useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {isVisible} from './isVisible';
import {besideArrows, downArrows, nextIndex, type Arrows} from './nextIndex';

/** The items of a menu that a reader sees, choices among them. */
export function menuItems(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(isVisible);
}

/**
 * State and keyboard of a button that opens a menu, by the menu-button pattern of the ARIA practices. Escape closes and
 * returns the focus to the button.
 *
 * @param isGrid - whether items also stand beside each other, so that all arrow keys lead from one to the next
 */
export function useMenuButton(isGrid = false) {
  const [open, setOpen] = useState(false);
  /** Which item has the focus when the menu appears: the last one after ArrowUp. */
  const [start, setStart] = useState<'first' | 'last'>('first');
  /** The box that holds button and menu. */
  const root = useRef<HTMLDivElement>(null);
  /** The button, which gets the focus back. */
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(({returnFocus = false}: {returnFocus?: boolean} = {}) => {
    setOpen(false);
    if (returnFocus) {
      button.current?.focus();
    }
  }, []);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        close();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, close]);

  /** For the box: arrow keys, Home, End, Escape and Tab. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (open) {
        // One Escape closes one thing: not the drawer around the menu as well.
        event.stopPropagation();
      }
      close({returnFocus: true});
      return;
    }
    const onButton = event.target === button.current;
    if (onButton && !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setStart(event.key === 'ArrowUp' ? 'last' : 'first');
      setOpen(true);
      return;
    }
    if (!open || !root.current) {
      return;
    }
    const items = menuItems(root.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const arrows = isGrid ? allArrows(root.current) : downArrows;
    const next = nextIndex(event.key, current, items.length, arrows);
    if (next !== null) {
      event.preventDefault();
      items[next]?.focus();
    }
  };

  const toggle = () => {
    setStart('first');
    setOpen((current) => !current);
  };
  return {open, start, root, button, toggle, close, onKeyDown};
}

function allArrows(box: Element): Arrows {
  const {forward, back} = besideArrows(box);
  return {forward: [...downArrows.forward, ...forward], back: [...downArrows.back, ...back]};
}
