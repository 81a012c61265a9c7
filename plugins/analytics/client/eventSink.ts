import type {EventSink} from './types';

/** Name on `window` that no script of a third party overwrites, as it may every word. */
export const EVENTS: unique symbol = Symbol('events');

declare global {
  interface Window {
    /** Events of this tab. On `window` because they happen before the code that sends them is there. */
    [EVENTS]?: EventSink;
  }
}
