import {useEffect, useState, type RefObject} from 'react';
import type {FenceHtml, FenceRecord} from '@theme/CodeFence';

/**
 * The code of a fence: in the server's HTML it is there, in the browser it is fetched only where React found none,
 * that is, after a navigation inside the site.
 *
 * @param code - the element that shows it
 * @returns `undefined` until it is here; the page shows the server's HTML meanwhile
 */
export function useFenceHtml(
  fences: FenceRecord | undefined,
  index: number,
  code: RefObject<HTMLElement | null>,
): FenceHtml | undefined {
  const [fetched, setFetched] = useState<FenceHtml>();
  useEffect(() => {
    setFetched(undefined);
    if (!fences?.load || code.current?.hasChildNodes()) {
      return undefined;
    }
    let isCurrent = true;
    fences.load().then(
      (module) => isCurrent && setFetched(module.default[index]),
      // Without a network the page stays without its code, as any part of it that is not here.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [fences, index, code]);
  return fetched ?? fences?.html[index];
}
