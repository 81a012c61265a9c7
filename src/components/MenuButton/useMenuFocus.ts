import {useEffect, useRef, type RefObject} from 'react';

/** Gives the focus to the first or last item of a menu when it appears. */
export function useMenuFocus(start: 'first' | 'last'): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    items?.[start === 'first' ? 0 : items.length - 1]?.focus();
  }, [start]);
  return list;
}
