import {useCallback, useState, type FocusEvent, type KeyboardEvent} from 'react';

/** What a toolbar with one tab stop needs. */
export type RovingFocus = {
  /** The item that the Tab key reaches. */
  current: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

const attribute = 'data-toolbar-item';

/**
 * The keyboard of a toolbar: one tab stop, arrow keys in reading direction, Home and End. Items carry
 * `data-toolbar-item="<name>"`; those that the width hides are passed over.
 *
 * @param first - the item that the Tab key reaches when focus comes from outside; visible at every width
 */
export function useRovingFocus(first: string): RovingFocus {
  const [current, setCurrent] = useState(first);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const toolbar = event.currentTarget;
    const items = [...toolbar.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(isVisible);
    const index = items.findIndex((item) => item === event.target);
    const next = nextItem(
      event.key,
      index,
      items.length,
      getComputedStyle(toolbar).direction === 'rtl' ? 'rtl' : 'ltr',
    );
    if (next !== null) {
      event.preventDefault();
      items[next]?.focus();
    }
  }, []);

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const name = event.target.getAttribute(attribute);
    if (name !== null) {
      setCurrent(name);
    }
  }, []);

  const onBlur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) {
        setCurrent(first);
      }
    },
    [first],
  );

  return {current, onKeyDown, onFocus, onBlur};
}

/**
 * Which item a key leads to, `null` for keys that mean nothing in a toolbar.
 *
 * @param current - −1 when the focus is on none of the items
 */
export function nextItem(
  key: string,
  current: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | null {
  if (current < 0 || count === 0) {
    return null;
  }
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

// A document without layout, as in unit tests, has no such method and hides nothing.
function isVisible(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}
