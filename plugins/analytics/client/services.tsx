import React, {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {debug, services, tracks} from '@generated/docusaurus-plugin-analytics/default/settings.js';
import ConsentDialog from '@theme/ConsentDialog';
import type {ThirdParties} from './consent';
import {onDialogRequest, readThirdParties, subscribeToConsent} from './consentStore';
import {EVENTS} from './eventSink';
import {note} from './note';
import type {EventParameters, SiteEvent} from './types';

export {openConsent} from './consentStore';

/** Whether a reader has something to choose. */
export const hasServices: boolean = services.length > 0;

/** Events that wait at most; later ones are dropped. Nobody does more on a page before a choice. */
const maxQueued = 200;

/**
 * Notes an event. It waits for the reader's choice, is sent after an agreement and dropped after a refusal; without
 * configured analytics nothing happens. May be called at any time in the browser, before hydration, too.
 */
export function track(name: string, parameters: EventParameters = {}): void {
  if (!tracks || typeof window === 'undefined') {
    return;
  }
  const event = {name, parameters};
  const early: SiteEvent[] = [];
  const events = (window[EVENTS] ??= early);
  const isQueue = Array.isArray(events);
  if (!isQueue || events.length < maxQueued) {
    events.push(event);
  }
  if (debug && isQueue) {
    note('queued', event);
  }
}

/** May third parties be requested now? `null` on the server and until the page is hydrated: nobody knows. */
export function useThirdParties(): ThirdParties | null {
  return useSyncExternalStore<ThirdParties | null>(subscribeToConsent, readThirdParties, () => null);
}

const drop = (event: SiteEvent) => debug && note('dropped', event);

/** Takes over the noted events once they may be sent: until then a page does without that code. */
function useAnalytics(consent: ThirdParties | null): void {
  const started = useRef(false);
  useEffect(() => {
    if (!tracks || started.current || consent === null) {
      return;
    }
    if (consent === 'allowed') {
      started.current = true;
      // Without it (a failed download) the page has lost nothing but its statistics.
      import('./runtime').then(({startAnalytics}) => startAnalytics(window)).catch(() => {});
    } else if (consent === 'refused') {
      const early = window[EVENTS];
      window[EVENTS] = {push: drop};
      if (debug && Array.isArray(early)) {
        early.forEach(drop);
      }
    }
  }, [consent]);
}

/**
 * Asks for the reader's choice when there is none, shows the dialog when it is asked for, and starts what sends events.
 * Mounted once, in the shell.
 */
export function ThirdPartyServices(): ReactNode {
  const consent = useThirdParties();
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => onDialogRequest(() => setIsAskedFor(true)), []);
  useAnalytics(consent);
  return (
    (isAskedFor || consent === 'undecided') && (
      <ConsentDialog isAskedFor={isAskedFor} onClose={() => setIsAskedFor(false)} />
    )
  );
}
