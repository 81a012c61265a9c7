import {startTransition, useEffect, useState} from 'react';
import type {Option} from './groups';

/** Lines that are drawn together with the letter that was written: about as many as are in sight. */
export const maxInSight = 7;

/** How long nothing is written until the lines below those in sight are drawn, in ms: longer than between two letters. */
const restMs = 350;

/**
 * The lines to draw now. What is in sight comes with the letter that was written; the rest, below it, once the reader has
 * stopped writing or moved there, so that the next letter never waits for lines that nobody sees.
 *
 * @param active - id of the line that is chosen, which is always drawn
 */
export function useDrawn(
  options: readonly Option[],
  query: string,
  active: string | undefined,
): readonly Option[] {
  const [rested, setRested] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(query)), restMs);
    return () => clearTimeout(timer);
  }, [query]);

  const first = options.slice(0, maxInSight);
  const isFirst = active === undefined || first.some(({id}) => id === active);
  return rested === query || !isFirst ? options : first;
}
