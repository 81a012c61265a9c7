export {type AdConfig, AdProvider, useAdConfig} from './AdProvider';
export {useAllowedAddress} from './useAllowedAddress';
