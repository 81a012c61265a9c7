import {useSyncExternalStore} from 'react';
import {services} from '@analytics-settings';
import {hasPrivacySignal} from './choice';
import type {ConsentChoice, ThirdParties} from './consent';
import type {ServiceName} from '../privacy';
import {readThirdParties, subscribeToConsent} from './consentStore';
import {keepChoice} from './keepChoice';
import {removeVendorCookies} from './removeVendorCookies';

/**
 * Ends what third parties run on this page, and takes away what they have stored. Without a network nothing of theirs
 * gets out, and the page could not be loaded again: then it waits.
 */
function endThirdParties(): void {
  removeVendorCookies(window);
  if (navigator.onLine) {
    window.location.reload();
  } else {
    window.addEventListener('online', endThirdParties, {once: true});
  }
}

/** The choice for the dialog, which exists in the browser only. */
export function useConsentChoice(): {
  /** What counts now. */
  readonly current: ThirdParties;
  /** The browser itself has decided: there is nothing to choose. */
  readonly hasSignal: boolean;
  /** What the choice is about. */
  readonly services: readonly ServiceName[];
  readonly choose: (choice: ConsentChoice) => void;
} {
  const current = useSyncExternalStore(subscribeToConsent, readThirdParties);
  return {
    current,
    hasSignal: hasPrivacySignal(navigator),
    services,
    choose: (choice) => {
      keepChoice(window, choice, services);
      if (current === 'allowed' && choice === 'refused') {
        endThirdParties();
      }
    },
  };
}
