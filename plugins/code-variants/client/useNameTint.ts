import {useEffect} from 'react';

/**
 * A linked name in the text around a demo tints that name in the demo's code while the reader is on the link. What finds
 * it loads with the first link that is pointed at or focused.
 *
 * @param demoId - id of the demo's element
 */
export function useNameTint(demoId: string): void {
  useEffect(() => {
    const text = document.getElementById(demoId)?.closest('.markdown');
    const stop = new AbortController();
    const {signal} = stop;
    const tint = ({target}: Event) => {
      if (target instanceof Element && target.closest('a:has(> code)')) {
        // Without it the text reads as before.
        import('./tintName').then(
          ({tintName}) => tintName(demoId, target),
          () => undefined,
        );
      }
    };
    text?.addEventListener('pointerover', tint, {signal});
    text?.addEventListener('focusin', tint, {signal});
    return () => stop.abort();
  }, [demoId]);
}
