import {keepGlobal} from './keepGlobal';

declare global {
  interface Window {
    /** The vendor's queue. No other module of the site knows it. */
    readonly dataLayer?: unknown[];
  }
}

/**
 * Hands commands to the vendor, whatever other scripts do to its globals. The one module that touches the vendor's global: a list on `window` of the form that Google Analytics 4 reads. Its script
 * replaces the list's `push`. List and `push` are kept, so that commands arrive when another script overwrites either.
 *
 * Called before anything of a third party is loaded, and again by whoever needs the queue.
 */
export function keepVendorQueue(window: Window) {
  const before: unknown = window.dataLayer;
  keepGlobal(window, 'dataLayer', Array.isArray(before) ? before : []);
  const kept: unknown = window.dataLayer;
  // Another one only where somebody has closed the name with something else: nothing arrives, and nothing breaks.
  const list: unknown[] = Array.isArray(kept) ? kept : [];
  let push = (command: unknown): unknown => Array.prototype.push.call(list, command);
  return {
    push: (command: unknown) => void push(command),
    /** From now on the vendor's script takes commands itself: called when it has run, before any other script. */
    follow: () => {
      const {push: taken} = list;
      if (typeof taken === 'function') {
        push = (command) => taken.call(list, command);
      }
    },
  };
}
