import {useEffect, useState} from 'react';
import type {Target} from '../payload';

/** The element that a target is: a heading, or a demo's frame. */
export function findElement(target: Target): HTMLElement | null {
  return target === 'page'
    ? null
    : document.getElementById(target.startsWith('#') ? target.slice(1) : target.slice('demo:'.length));
}

/**
 * A box of our own in the text that the page's author wrote: below a heading, or at the end of a demo's frame.
 *
 * @returns `null` until it is there, and where the page has no such heading or demo any more
 */
export function usePlace(target: Target): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = findElement(target);
    if (!element) {
      return undefined;
    }
    const box = document.createElement('div');
    if (target.startsWith('#')) element.after(box);
    else element.append(box);
    setPlace(box);
    return () => {
      setPlace(null);
      box.remove();
    };
  }, [target]);
  return place;
}
