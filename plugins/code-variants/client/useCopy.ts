import {useCallback, useEffect, useRef, useState} from 'react';

/**
 * Copies text and says so for a while (B4.1): 2000 ms, 1200 ms in a demo's code. A second click restarts the time;
 * when the clipboard refuses, the label does not change and nothing is thrown.
 *
 * @param duration - how long `copied` stays true, in ms
 */
export function useCopy(duration = 2000): {copied: boolean; copy: (text: string) => Promise<void>} {
  const [copied, setCopied] = useState(false);
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
    async (text: string) => {
      // Code that has not arrived: nothing is copied, so nothing is said.
      if (text === '') {
        return;
      }
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return;
      }
      if (!mounted.current) {
        return;
      }
      clearTimeout(timer.current);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), duration);
    },
    [duration],
  );
  return {copied, copy};
}
