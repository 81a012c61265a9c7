import {useEffect, useState} from 'react';
import {headingOf} from './headings';

/** The headings that the reader is at: the one below the pointer and the one with the focus. */
export function useHeadings(): readonly HTMLElement[] {
  // The reader was at one before this was loaded.
  const [hovered, setHovered] = useState(() =>
    headingOf(document.querySelector('article :is(h2, h3):hover')),
  );
  const [focused, setFocused] = useState(() => headingOf(document.activeElement));
  useEffect(() => {
    const onPointer = ({target}: Event) => setHovered(headingOf(target));
    const onFocus = ({target}: Event) => setFocused(headingOf(target));
    const onBlur = ({relatedTarget}: FocusEvent) => setFocused(headingOf(relatedTarget));
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
