import {createContext, useContext, type ReactNode} from 'react';
import {LANGUAGES_IN_PROGRESS, SUPPORTED_LANGUAGES, type Language} from '@site/src/navigation';

/** What the whole documentation shares. */
export type DocsConfig = {
  /** Languages that are complete, and those that are being translated. */
  readonly languages: readonly Language[];
  readonly languagesInProgress: readonly Language[];
};

const docsConfig: DocsConfig = {languages: SUPPORTED_LANGUAGES, languagesInProgress: LANGUAGES_IN_PROGRESS};

const DocsContext = createContext<DocsConfig | null>(null);

/** Hands the configuration of the documentation to all components below. Mounted once, in the shell. */
export function DocsProvider({children}: {children: ReactNode}): ReactNode {
  return <DocsContext value={docsConfig}>{children}</DocsContext>;
}

/**
 * The configuration of the documentation.
 *
 * @throws outside of `DocsProvider`
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsContext);
  if (!config) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
    );
  }
  return config;
}
