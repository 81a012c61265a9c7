import {useEffect, useRef, type RefObject} from 'react';
import {menuItems} from './useMenuButton';

/** Gives the focus to the first or last item of a menu when it appears. */
export function useMenuFocus<List extends HTMLElement = HTMLUListElement>(
  start: 'first' | 'last',
): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    menuItems(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);
  return list;
}
