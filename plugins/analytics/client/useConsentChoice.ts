import {useSyncExternalStore} from 'react';
import {services} from '@generated/docusaurus-plugin-analytics/default/settings.js';
import {attempt} from '@site/src/lib/attempt';
import {CONSENT_STORAGE_KEY, consentText, hasPrivacySignal} from './choice';
import {THIRD_PARTIES_ATTRIBUTE, type ConsentChoice, type ThirdParties} from './consent';
import type {ServiceName} from '../privacy';
import {readThirdParties, subscribeToConsent} from './consentStore';

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

/**
 * Keeps the reader's choice and says it on `<html>`, where everybody looks. Where the browser blocks the storage it lasts
 * as long as the page.
 */
export function keepChoice(window: Window, choice: ConsentChoice, services: readonly string[]): void {
  attempt(() => window.localStorage.setItem(CONSENT_STORAGE_KEY, consentText(choice, services)));
  window.document.documentElement.setAttribute(THIRD_PARTIES_ATTRIBUTE, choice);
}

/** Cookies of the vendor: `_ga`, and one for each measurement id. */
const cookieName = /^_ga(?:_\w+)?$/;

/** Removes the cookies that the vendor of analytics has set. */
export function removeVendorCookies({document, location}: Window): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.replace(/=.*$/s, ''))
    .filter((name) => cookieName.test(name));
  // It sets them for the broadest domain that it can: each part of the host name may be it.
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
