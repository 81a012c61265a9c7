import {useEffect, useState} from 'react';
import {debounce} from '@site/src/debounce';

/** A heading counts as read from this far below the place where a link to it leads, in px. */
const slack = 20;

/** How far below the top of its box an element comes to rest, in px. */
function readOffset(element: Element, side: 'scrollPaddingTop' | 'scrollMarginTop'): number {
  return parseFloat(window.getComputedStyle(element)[side]) || 0;
}

/**
 * Id of the heading that the reader is below, followed while scrolling (debounced).
 *
 * @param ids - of the headings of the page
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const update = () => {
      const page = document.documentElement;
      const line = readOffset(page, 'scrollPaddingTop') + slack;
      // A link to one of the last headings ends where the page ends.
      const isAtEnd = page.scrollTop + window.innerHeight > page.scrollHeight - 2;
      const named = isAtEnd && window.location.hash;
      let nearest: string | undefined;
      let nearestTop = -Infinity;
      for (const id of ids) {
        const heading = document.getElementById(id);
        if (heading) {
          const {top, height} = heading.getBoundingClientRect();
          const lowest =
            named === `#${encodeURI(id)}`
              ? window.innerHeight
              : line + readOffset(heading, 'scrollMarginTop');
          // A reader may have put them in another order, or have hidden some.
          if (height > 0 && top >= nearestTop && top <= lowest) {
            nearest = id;
            nearestTop = top;
          }
        }
      }
      setActive(nearest);
    };
    const updateLater = debounce(update);
    update();
    document.addEventListener('scroll', updateLater, {passive: true});
    window.addEventListener('resize', updateLater);
    return () => {
      document.removeEventListener('scroll', updateLater);
      window.removeEventListener('resize', updateLater);
      updateLater.clear();
    };
  }, [ids]);
  return active;
}
