import {CONSENT_STORAGE_KEY, consentText} from './choice';
import {THIRD_PARTIES_ATTRIBUTE, type ConsentChoice} from './consent';

/**
 * Keeps the reader's choice and says it on `<html>`, where everybody looks. Where the browser blocks the storage it lasts
 * as long as the page.
 */
export function keepChoice(window: Window, choice: ConsentChoice, services: readonly string[]): void {
  try {
    window.localStorage.setItem(CONSENT_STORAGE_KEY, consentText(choice, services));
  } catch {
    // The attribute alone has to do.
  }
  window.document.documentElement.setAttribute(THIRD_PARTIES_ATTRIBUTE, choice);
}
