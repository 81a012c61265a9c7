import {
  debug,
  measurementId,
  scriptAddress,
} from '@generated/docusaurus-plugin-analytics/default/settings.js';
import {readThirdParties, subscribeToConsent} from './consentStore';
import {EVENTS} from './eventSink';
import {note} from './note';
import type {SiteEvent} from './types';
import {USER_PROPERTIES, watchUserProperties} from './userProperties';
import {createVendor} from './vendor';
import {watchWebVitals} from './webVitals';

/**
 * Takes over the events of this tab after the reader's agreement: those that happened so far, in their order, and all
 * later ones for as long as it holds. Called once.
 */
export function startAnalytics(window: Window & typeof globalThis): void {
  const vendor = createVendor(window, {measurementId, scriptAddress});
  const push = (event: SiteEvent) => {
    if (readThirdParties(window) === 'allowed') {
      vendor.send(event);
      if (debug) note('sent', event);
    } else if (debug) {
      note('dropped', event);
    }
  };
  // Before the events so far, so that they are counted for this kind of reader.
  watchUserProperties(window, (changed) => push({name: USER_PROPERTIES, parameters: changed}));
  const early = window[EVENTS];
  window[EVENTS] = {push};
  if (Array.isArray(early)) {
    early.forEach(push);
  }
  subscribeToConsent(() => {
    if (readThirdParties(window) === 'refused') {
      vendor.stop();
    }
  });
  watchWebVitals(Math.random, (name, parameters) => push({name, parameters})).catch(() => {
    // A failed download: this page load is not among those that report.
  });
}
