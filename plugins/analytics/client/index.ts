export {CONSENT_STORAGE_KEY} from './choice';
export type {ConsentChoice, ThirdParties} from './consent';
export type {EventParameters} from './types';
// With a third party configured the plugin puts `services.tsx` here: a site without one carries nothing of it.
export {hasServices, openConsent, ThirdPartyServices, track, useThirdParties} from './noServices';
