import {createContext, useContext, useState, type ReactNode} from 'react';
import configured from '@generated/docusaurus-plugin-ads/default/config.json';
import {useThirdParties} from '@site/plugins/analytics/client';
import {chooseShape, type Shape} from './draws';

/** What all adverts of a page load share. */
export type AdConfig = typeof configured & {readonly shape: Shape};

const AdContext = createContext<AdConfig | null>(null);

/** Holds the configuration of the adverts and the one draw of a page load. Mounted once, in the shell. */
export function AdProvider({children}: {children: ReactNode}): ReactNode {
  const [config] = useState((): AdConfig => ({...configured, shape: chooseShape(Math.random())}));
  return <AdContext value={config}>{children}</AdContext>;
}

/**
 * The configuration of the adverts.
 *
 * @throws outside of `AdProvider`
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider',
    );
  }
  return config;
}

/**
 * The address of an advert service that may be asked: it is configured, and the reader lets third parties in.
 *
 * @returns `undefined` where it may not be asked
 */
export function useAllowedAddress(name: 'scriptUrl' | 'jsonUrl'): AdConfig[typeof name] {
  const config = useAdConfig();
  return useThirdParties() === 'allowed' ? config[name] : undefined;
}
