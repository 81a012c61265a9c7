import type {SiteEvent} from './types';

/**
 * The event of a click: what the nearest element around it says that has `data-ga-event-category`.
 *
 * @param draw - a number from 0 up to 1, asked for only where `data-ga-event-split` gives a share
 * @returns `null` for a click that is no event, or that is not in the share
 */
export function getClickEvent(target: EventTarget | null, draw: () => number): SiteEvent | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
  const {
    gaEventCategory: name,
    gaEventSplit: share,
    gaEventAction: eventAction,
    gaEventLabel: eventLabel,
  } = element?.dataset ?? {};
  if (!name || (share !== undefined && draw() >= Number(share))) {
    return null;
  }
  return {name, parameters: {...(eventAction && {eventAction}), ...(eventLabel && {eventLabel})}};
}
