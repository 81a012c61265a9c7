import {useEffect, useState, type RefObject} from 'react';
import type {DemoCode, DemoRecord, DemoStyling} from '@theme/Demo';

/** Code of one demo, as far as it has been fetched. */
export type FetchedCode = Partial<Record<DemoStyling, DemoCode>>;

/**
 * Fetches the code of a demo in a styling when it is not on the page: that of `system` is in the server's HTML and
 * missing only after a navigation inside the site, the others come when the reader chooses them (B3.7).
 *
 * @param system - the element that shows `system`
 * @returns what was fetched, and whether the last request failed
 */
export function useDemoCode(
  demo: DemoRecord,
  styling: DemoStyling,
  system: RefObject<HTMLElement | null>,
): {fetched: FetchedCode; failed: boolean} {
  const [fetched, setFetched] = useState<FetchedCode>({});
  const [failed, setFailed] = useState(false);
  const isKnown = fetched[styling] !== undefined;
  useEffect(() => {
    const isOnPage = styling === 'system' && system.current?.hasChildNodes();
    setFailed(false);
    if (isKnown || isOnPage || !demo.loadCode) {
      return undefined;
    }
    let isCurrent = true;
    demo.loadCode(styling).then(
      (code) => isCurrent && setFetched((before) => ({...before, [styling]: code})),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [demo, styling, system, isKnown]);
  return {fetched, failed};
}
