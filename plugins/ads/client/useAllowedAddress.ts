import {useThirdParties} from '@site/plugins/analytics/client';
import {useAdConfig, type AdConfig} from './AdProvider';

/**
 * The address of an advert service that may be asked: it is configured, and the reader lets third parties in.
 *
 * @returns `undefined` where it may not be asked
 */
export function useAllowedAddress(name: 'scriptUrl' | 'jsonUrl'): AdConfig[typeof name] {
  const config = useAdConfig();
  return useThirdParties() === 'allowed' ? config[name] : undefined;
}
