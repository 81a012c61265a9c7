import {useCallback, useEffect, useState, type RefObject} from 'react';
import type {DemoCode, DemoRecord, DemoStyling} from '@theme/Demo';

/** Code of one demo, as far as it has been fetched. */
export type FetchedCode = Partial<Record<DemoStyling, DemoCode>>;

export type DemoCodeState = {
  fetched: FetchedCode;
  /** How often in a row what the reader wants could not be fetched; it stays while another attempt is on its way. */
  failures: number;
  retry: () => void;
};

/**
 * Fetches the code of a demo in a styling when it is not on the page: that of `system` is in the server's HTML and
 * missing only after a navigation inside the site, the others come when the reader chooses them. The files that a demo
 * imports come with the fetched code, when all of it is to be seen.
 *
 * @param system - the element that shows `system`
 * @param open - whether the reader wants all of the code
 */
export function useDemoCode(
  demo: DemoRecord,
  styling: DemoStyling,
  system: RefObject<HTMLElement | null>,
  open: boolean,
): DemoCodeState {
  const [fetched, setFetched] = useState<FetchedCode>({});
  const [failed, setFailed] = useState({wanted: '', count: 0});
  const [attempt, setAttempt] = useState(0);
  const isKnown = fetched[styling] !== undefined;
  const needsFiles = open && demo.hasFiles === true;
  const wanted = `${styling} ${needsFiles ? 'with its files' : ''}`;
  useEffect(() => {
    const isOnPage = styling === 'system' && system.current?.hasChildNodes();
    if (isKnown || (isOnPage && !needsFiles) || !demo.loadCode) {
      return undefined;
    }
    let isCurrent = true;
    demo.loadCode(styling).then(
      (code) => isCurrent && setFetched((before) => ({...before, [styling]: code})),
      () =>
        isCurrent &&
        setFailed((before) => ({wanted, count: before.wanted === wanted ? before.count + 1 : 1})),
    );
    return () => {
      isCurrent = false;
    };
  }, [demo, styling, system, isKnown, needsFiles, wanted, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {fetched, failures: !isKnown && failed.wanted === wanted ? failed.count : 0, retry};
}
