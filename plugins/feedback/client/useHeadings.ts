import {useEffect, useState} from 'react';

/** The headings that the reader is at: the one below the pointer and the one with the focus. */
export function useHeadings(): readonly HTMLElement[] {
  // The reader was at one before this was loaded.
  const [hovered, setHovered] = useState(() =>
    findHeading(document.querySelector('article :is(h2, h3):hover')),
  );
  const [focused, setFocused] = useState(() => findHeading(document.activeElement));
  useEffect(() => {
    const onPointer = ({target}: Event) => setHovered(findHeading(target));
    const onFocus = ({target}: Event) => setFocused(findHeading(target));
    const onBlur = ({relatedTarget}: FocusEvent) => setFocused(findHeading(relatedTarget));
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return [...new Set([hovered, focused])].filter(
    (heading): heading is HTMLElement => heading !== null && heading.isConnected,
  );
}

/** The heading of a section that an element is in: h2 or h3 of the text, with an anchor; not those inside of demos. */
function findHeading(target: EventTarget | null): HTMLElement | null {
  const heading = target instanceof Element ? target.closest<HTMLElement>('article :is(h2, h3)[id]') : null;
  return heading?.closest('[data-demo]') ? null : heading;
}
