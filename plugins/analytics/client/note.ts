import type {SiteEvent} from './types';

/** What became of an event: it waits for the choice, is with the vendor, or is gone. */
export type EventFate = 'sent' | 'queued' | 'dropped';

/** Prints what became of an event; for the debug mode alone, so that other builds go without. */
export function note(fate: EventFate, {name, parameters}: SiteEvent): void {
  // oxlint-disable-next-line no-console -- the debug mode is for readers of the console
  console.log('[analytics]', fate, name, parameters);
}
