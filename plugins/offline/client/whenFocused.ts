/** How often an unfocused document looks whether it has the focus now, in ms. */
const lookEvery = 500;

/** Does something once, as soon as the document has the focus. There is no event that tells of it everywhere. */
export function whenFocused(act: () => void): void {
  if (document.hasFocus()) {
    act();
    return;
  }
  setTimeout(whenFocused, lookEvery, act);
}
