import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

type Menu = {
  open: boolean;
  /** The box that holds button and menu. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
  /** For the box: arrow keys, Home, End and Escape, which gives the focus back to the button. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** State and keyboard of a button with a menu, as a part of a toolbar. Tab and a click outside close it. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    itemsOf(root.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (!open) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setOpen(true);
        }
        return;
      }
      // The keys are the menu's own while it is open: neither the toolbar nor the full screen may take them.
      if (event.key === 'Tab') {
        close();
        return;
      }
      event.stopPropagation();
      if (event.key === 'Escape') {
        close();
        return;
      }
      const items = itemsOf(root.current);
      const current = items.findIndex((item) => item === document.activeElement);
      const isRtl = root.current !== null && getComputedStyle(root.current).direction === 'rtl';
      const next = nextMenuItem(event.key, current, items.length, isRtl);
      if (next !== null) {
        event.preventDefault();
        items[next]?.focus();
      }
    },
    [open, close],
  );

  const toggle = useCallback(() => setOpen((current) => !current), []);
  return {open, root, button, toggle, close, onKeyDown};
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (item) => typeof item.checkVisibility !== 'function' || item.checkVisibility(),
  );
}

/** Which entry a key leads to; entries may stand below or beside each other. `null` for keys that mean nothing in a menu; `current` is −1 outside the entries. */
export function nextMenuItem(key: string, current: number, count: number, isRtl = false): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
