export {type AdConfig, AdProvider, useAdConfig, useAllowedAddress} from './AdProvider';
