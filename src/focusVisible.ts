/** Time in ms in which focus moved by script keeps the ring of the element that lost it. */
export const FOCUS_VISIBLE_BLUR_DELAY = 100;

/** Attribute of an element that shows its ring although the browser does not match `:focus-visible`. */
export const FOCUS_VISIBLE_ATTRIBUTE = 'data-focus-visible';

/**
 * Keeps focus rings visible: an element that a script focuses within 100 ms after a keyboard-focused one lost focus
 * gets the attribute `data-focus-visible` until it loses focus itself. Focus moved with the pointer gets none. Style
 * sheets draw the ring for `:focus-visible` and for the attribute.
 *
 * @returns a function that stops it
 */
export function trackFocusVisible(document: Document): () => void {
  let ringed: Element | null = null;
  let lostAt = Number.NEGATIVE_INFINITY;
  let byPointer = false;

  const onPointer = () => {
    byPointer = true;
  };
  const onKey = () => {
    byPointer = false;
  };
  const onFocus = ({target, timeStamp}: FocusEvent) => {
    if (!(target instanceof Element)) {
      return;
    }
    const native = target.matches(':focus-visible');
    const kept = !native && !byPointer && timeStamp - lostAt <= FOCUS_VISIBLE_BLUR_DELAY;
    target.toggleAttribute(FOCUS_VISIBLE_ATTRIBUTE, kept);
    ringed = native || kept ? target : null;
  };
  const onBlur = ({target, timeStamp}: FocusEvent) => {
    if (target instanceof Element) {
      target.removeAttribute(FOCUS_VISIBLE_ATTRIBUTE);
      // Asked at focus time: an element that is losing focus no longer matches `:focus-visible`.
      lostAt = target === ringed ? timeStamp : Number.NEGATIVE_INFINITY;
      ringed = null;
    }
  };

  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
