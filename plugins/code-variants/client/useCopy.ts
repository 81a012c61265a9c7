import {useCallback, useEffect, useRef, useState} from 'react';

/** How copying ended: in the clipboard, refused by the browser, or with a text that could not be fetched. */
export type CopyOutcome = 'copied' | 'refused' | 'unreachable';

interface Copy {
  /** Of the last press, for as long as the button says so. */
  readonly outcome: CopyOutcome | undefined;
  /** Copies a text, which may still be on its way. Never throws. */
  readonly copy: (text: string | Promise<string>) => Promise<void>;
}

/** How long a failure stays, in ms: it takes longer to read than "Copied". */
const failureShown = 4000;

/**
 * Copies text and says for a while how that ended. A second press restarts the time.
 *
 * @param duration - how long `copied` stays, in ms: 2000, and 1200 in a demo's code
 */
export function useCopy(duration = 2000): Copy {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  const copy = useCallback(
    async (text: string | Promise<string>) => {
      const ended = await write(text);
      // Code that has not arrived: nothing is copied, so nothing is said.
      if (!mounted.current || ended === undefined) {
        return;
      }
      clearTimeout(timer.current);
      setOutcome(ended);
      timer.current = setTimeout(
        () => setOutcome(undefined),
        ended === 'copied' ? duration : Math.max(duration, failureShown),
      );
    },
    [duration],
  );
  return {outcome, copy};
}

async function write(pending: string | Promise<string>): Promise<CopyOutcome | undefined> {
  // A text that is there is written at once: some browsers allow it only within the press.
  let text = pending;
  if (typeof text !== 'string') {
    try {
      text = await text;
    } catch {
      return 'unreachable';
    }
  }
  if (text === '') {
    return undefined;
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Denied, or a page without a clipboard, as over plain HTTP.
    return 'refused';
  }
}
