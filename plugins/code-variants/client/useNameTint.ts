import {useEffect} from 'react';

/**
 * A linked name in the text around a demo tints that name in the demo's code while the reader is on the link. What finds
 * it loads with the first link that is pointed at or focused.
 *
 * @param demoId - id of the demo's element
 */
export function useNameTint(demoId: string): void {
  useEffect(() => {
    const demo = document.getElementById(demoId);
    const text = demo?.closest<HTMLElement>('.markdown');
    if (!demo || !text || !('highlights' in CSS)) {
      return undefined;
    }
    const tint = ({target}: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a:has(> code)') : null;
      if (link && !demo.contains(link)) {
        // Without it the text reads as before.
        import('./tintName').then(
          ({tintName}) => tintName(demo, text, link),
          () => undefined,
        );
      }
    };
    text.addEventListener('pointerover', tint);
    text.addEventListener('focusin', tint);
    return () => {
      text.removeEventListener('pointerover', tint);
      text.removeEventListener('focusin', tint);
    };
  }, [demoId]);
}
