/** The entry of a content that the hash of the address names. */
export function namedEntry(root: Element): Element | undefined {
  const entry = document.getElementById(namedId());
  return entry && root.contains(entry) ? entry : undefined;
}

function namedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // A reader may write anything: `#100%` names nothing.
    return '';
  }
}

/** Opens the row of an entry. The style sheet has shown the one that the address names as open until now. */
export function openRow(entry: Element): void {
  entry.setAttribute('data-api-shown', '');
  if (entry instanceof HTMLDetailsElement) {
    entry.open = true;
  }
}

/**
 * Opens or closes all rows where the style sheet cannot show what a closed one holds, as layouts and print want it:
 * Chrome before 131, Firefox before 143, Safari before 18.4.
 */
export function setRowsOpen(root: Element, isOpen: boolean): void {
  if (CSS.supports('selector(::details-content)')) {
    return;
  }
  for (const row of root.querySelectorAll<HTMLDetailsElement>('details[data-api-entry]')) {
    row.open = isOpen;
  }
}

/**
 * Brings an entry to where it can be read, and again when the rows around it have got their own height in place of the
 * one that the browser took for those out of sight.
 *
 * @returns a function that forgets the second time
 */
export function comeTo(entry: Element): () => void {
  entry.scrollIntoView();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => entry.scrollIntoView());
  });
  return () => cancelAnimationFrame(frame);
}
