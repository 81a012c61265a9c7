import type {ConsentChoice} from './consent';

/** Where the choice is kept in `localStorage`. */
export const CONSENT_STORAGE_KEY = 'mui-x-docs.consent';

/**
 * The text that is stored for a choice. It names the services that the reader was asked about: who agreed to two is
 * asked anew when there is a third.
 */
export function consentText(choice: ConsentChoice, services: readonly string[]): string {
  return JSON.stringify({choice, services});
}

/** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
export function hasPrivacySignal(
  navigator: Partial<Pick<Navigator, 'doNotTrack' | 'globalPrivacyControl'>>,
): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}
