import {attempt} from '../../../src/lib/attempt';

/** The entry of a content that the hash of the address names. */
export function namedEntry(root: Element): Element | undefined {
  // A reader may write anything: `#100%` names nothing.
  const id = attempt(() => decodeURIComponent(window.location.hash.slice(1))) ?? '';
  const entry = document.getElementById(id);
  return entry && root.contains(entry) ? entry : undefined;
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
 * Frames in a row in which an entry has not moved, after which it has arrived. A browser on a busy machine draws some at
 * once before it looks which rows have come into sight.
 */
const calmFrames = 12;

/** Frames after which a page that never comes to rest is left alone. */
const maxFrames = 120;

/** What a reader does who wants to be elsewhere. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings an entry to where it can be read, and again as long as rows around it get their own height in place of the one
 * that the browser took for those out of sight. A reader who moves is not brought back.
 *
 * @returns a function that leaves the page where it is
 */
export function comeTo(entry: Element): () => void {
  let calm = 0;
  let count = 0;
  let frame = 0;
  const listening = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  const come = () => {
    const before = entry.getBoundingClientRect().top;
    entry.scrollIntoView();
    const isCalm = Math.abs(entry.getBoundingClientRect().top - before) < 1;
    calm = isCalm ? calm + 1 : 0;
    count += 1;
    if (calm < calmFrames && count < maxFrames) {
      frame = requestAnimationFrame(come);
    } else {
      stop();
    }
  };
  for (const move of readerEvents) {
    window.addEventListener(move, stop, {passive: true, signal: listening.signal});
  }
  come();
  return stop;
}

/**
 * Brings what a filter has left to a reader who stands below its beginning: with all that was taken away, the page may
 * have ended above.
 *
 * @param box what the reader filters by, below which it can be read
 */
export function comeToMatches(root: Element, box: Element): void {
  const first = root.querySelector('[data-api-entry]:not([hidden]), [data-api-nothing]:not([hidden])');
  const start = first?.closest('[data-api-section]')?.querySelector('h2') ?? first;
  if (start && start.getBoundingClientRect().top < box.getBoundingClientRect().bottom) {
    comeTo(start);
  }
}
