import {useEffect, useState} from 'react';
import {debounce} from '@site/src/debounce';

/** A heading counts as read from this far below the header, in px. */
const readingLine = 96;

/**
 * Id of the heading that the reader is below, followed while scrolling (debounced, B2.11).
 *
 * @param ids - of the headings, in the order of the page
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const update = () => {
      const passed = ids.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= readingLine;
      });
      setActive(passed.at(-1));
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
