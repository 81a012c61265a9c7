import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ThirdParties} from './consent';
import type {EventParameters} from './types';

/**
 * What `services.tsx` offers, for a site without any third party: there is nothing to ask, to send or to load. The
 * plugin puts that module in this one's place when something is configured.
 */

/** Whether a reader has something to choose. */
export const hasServices: boolean = false;

export function track(_name: string, _parameters?: EventParameters): void {}

export function useThirdParties(): ThirdParties | null {
  return useIsBrowser() ? 'refused' : null;
}

export function openConsent(): void {}

export function ThirdPartyServices(): ReactNode {
  return null;
}
