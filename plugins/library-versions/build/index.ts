// What other plugins may use of the versions of a checkout.
export type {DocumentedVersion} from './versions';
