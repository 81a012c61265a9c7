import {useEffect, useState, type RefObject} from 'react';
import type {FenceHtml, FenceRecord} from '@theme/CodeFence';

/** Asks on `window` for the code of all fences that failed: that of a page is one download. */
const retryEvent = 'site-fences-retry';

export type FenceHtmlState = {
  /** `undefined` until it is here; the page shows the server's HTML meanwhile. */
  html: FenceHtml | undefined;
  /** How often in a row it could not be fetched; it stays while another attempt is on its way. */
  failures: number;
  /** Fetches it again, and that of all other fences of the page. */
  retry: () => void;
};

const retry = () => void window.dispatchEvent(new Event(retryEvent));

/**
 * The code of a fence: in the server's HTML it is there, in the browser it is fetched only where React found none,
 * that is, after a navigation inside the site.
 *
 * @param code - the element that shows it
 */
export function useFenceHtml(
  fences: FenceRecord | undefined,
  index: number,
  code: RefObject<HTMLElement | null>,
): FenceHtmlState {
  const [fetched, setFetched] = useState<FenceHtml>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    setFetched(undefined);
    setFailures(0);
    const {load} = fences ?? {};
    if (!load || code.current?.hasChildNodes()) {
      return undefined;
    }
    let isCurrent = true;
    const fetch = () => {
      window.removeEventListener(retryEvent, fetch);
      load().then(
        (module) => {
          if (isCurrent) {
            setFetched(module.default[index]);
            setFailures(0);
          }
        },
        () => {
          if (isCurrent) {
            setFailures((count) => count + 1);
            window.addEventListener(retryEvent, fetch);
          }
        },
      );
    };
    fetch();
    return () => {
      isCurrent = false;
      window.removeEventListener(retryEvent, fetch);
    };
  }, [fences, index, code]);
  return {html: fetched ?? fences?.html[index], failures, retry};
}
