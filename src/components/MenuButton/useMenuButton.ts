import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

type MenuButton = {
  open: boolean;
  /** Which item has the focus when the menu appears: the last one after ArrowUp. */
  start: 'first' | 'last';
  /** The box that holds button and menu. */
  root: RefObject<HTMLDivElement | null>;
  /** The button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: (options?: {returnFocus?: boolean}) => void;
  /** For the box: arrow keys, Home, End, Escape and Tab, by the menu-button pattern of the ARIA practices. */
  onKeyDown: (event: KeyboardEvent) => void;
};

const itemSelector = '[role="menuitem"]';

/** State and keyboard of a button that opens a menu. Escape closes and returns the focus to the button. */
export function useMenuButton(): MenuButton {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuButton['start']>('first');
  const root = useRef<HTMLDivElement>(null);
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

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
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
      const items = [...(root.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
      const next = nextIndex(
        event.key,
        items.findIndex((item) => item === document.activeElement),
        items.length,
      );
      if (open && next !== null) {
        event.preventDefault();
        items[next]?.focus();
      }
    },
    [open, close],
  );

  const toggle = useCallback(() => {
    setStart('first');
    setOpen((current) => !current);
  }, []);
  return {open, start, root, button, toggle, close, onKeyDown};
}

/** Which item a key leads to; `null` for keys that mean nothing in a menu. `current` is −1 outside the items. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
