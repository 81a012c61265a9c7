import {useEffect} from 'react';
import {track} from '@site/plugins/analytics/client';

/** How long a label must stand before its display is reported, in ms, and in which share of cases it is. */
const displayDelay = 2500;
const displayShare = 0.1;

/**
 * Reports that an advert was displayed, by its label.
 *
 * @param label - `null` while nothing is shown
 */
export function useDisplayEvent(label: string | null): void {
  useEffect(() => {
    if (label === null) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (Math.random() <= displayShare) {
        track('ad', {eventAction: 'display', eventLabel: label});
      }
    }, displayDelay);
    return () => clearTimeout(timer);
  }, [label]);
}
