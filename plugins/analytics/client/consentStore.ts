import {THIRD_PARTIES_ATTRIBUTE, type ThirdParties} from './consent';

/** Asks on `window` for the dialog. */
const openEvent = 'site-consent-open';

/** May third parties be requested in this tab now? The inline script of the page has said it (`consentScript.ts`). */
export function readThirdParties({document}: Window = window): ThirdParties {
  const answer = document.documentElement.getAttribute(THIRD_PARTIES_ATTRIBUTE);
  return answer === 'allowed' || answer === 'undecided' ? answer : 'refused';
}

/** Calls back after each change of the answer, in this tab or another. The result ends it. */
export function subscribeToConsent(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: [THIRD_PARTIES_ATTRIBUTE]});
  return () => observer.disconnect();
}

/** Opens the dialog in which the reader chooses, with the choice that counts now; for the footer. */
export function openConsent(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Calls back when the dialog is asked for. The result ends it. */
export function onDialogRequest(listener: () => void): () => void {
  window.addEventListener(openEvent, listener);
  return () => window.removeEventListener(openEvent, listener);
}
