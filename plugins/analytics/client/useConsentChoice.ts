import {useSyncExternalStore} from 'react';
import {services} from '@analytics-settings';
import {hasPrivacySignal} from './choice';
import type {ConsentChoice, ThirdParties} from './consent';
import type {ServiceName} from '../privacy';
import {readThirdParties, subscribeToConsent} from './consentStore';
import {keepChoice} from './keepChoice';

/** Ends what third parties run on this page, and takes away what they have stored. */
function endThirdParties(): void {
  const reload = () => window.location.reload();
  import('./lazyForget').then(({removeVendorCookies}) => removeVendorCookies(window)).then(reload, reload);
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
