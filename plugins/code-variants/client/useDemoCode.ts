import {useEffect, useState, type RefObject} from 'react';
import type {DemoCode, DemoRecord, DemoStyling} from '@theme/Demo';

/** Code of one demo, as far as it has been fetched. */
export type FetchedCode = Partial<Record<DemoStyling, DemoCode>>;

/**
 * Fetches the code of a demo in a styling when it is not on the page: that of `system` is in the server's HTML and
 * missing only after a navigation inside the site, the others come when the reader chooses them (B3.7). The files that
 * a demo imports come with the fetched code, when all of it is to be seen.
 *
 * @param system - the element that shows `system`
 * @param open - whether the reader wants all of the code
 * @returns what was fetched, and whether the last request failed
 */
export function useDemoCode(
  demo: DemoRecord,
  styling: DemoStyling,
  system: RefObject<HTMLElement | null>,
  open: boolean,
): {fetched: FetchedCode; failed: boolean} {
  const [fetched, setFetched] = useState<FetchedCode>({});
  const [failed, setFailed] = useState(false);
  const isKnown = fetched[styling] !== undefined;
  const needsFiles = open && demo.hasFiles === true;
  useEffect(() => {
    const isOnPage = styling === 'system' && system.current?.hasChildNodes();
    setFailed(false);
    if (isKnown || (isOnPage && !needsFiles) || !demo.loadCode) {
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
  }, [demo, styling, system, isKnown, needsFiles]);
  return {fetched, failed};
}
