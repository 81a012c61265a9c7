import {useEffect, useLayoutEffect, type RefObject} from 'react';
import {unfold} from './unfold';

/**
 * Makes the code in a box complete before it is to be seen: when the reader wants it, and on paper.
 *
 * @param box - holds `code` elements as the server wrote them
 */
export function useUnfolded(box: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    if (wanted && box.current) {
      unfold(box.current);
    }
  }, [box, wanted]);
  useEffect(() => {
    const show = () => box.current && unfold(box.current);
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, [box]);
}
