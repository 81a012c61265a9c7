import {createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {createCodePreferencesStore, DEFAULT_CODE_PREFERENCES} from '@site/src/preferences/code';
import type {CodePreferences, CodePreferencesStore} from '@site/src/preferences/code';

const PreferencesContext = createContext<CodePreferencesStore | null>(null);

/**
 * Holds the reader's code preferences for all components below and follows the hash of the address. Mounted once. The
 * first render in the browser equals the server's (defaults); the reader's values follow at once.
 */
export function CodePreferencesProvider({children}: {children: ReactNode}): ReactNode {
  const [store] = useState(() => createCodePreferencesStore(typeof window === 'undefined' ? null : window));
  // The router knows every way to a new address; the browser's own event is silent for links inside the site.
  const {key, hash} = useLocation();
  useEffect(() => store.followHash(hash), [store, key, hash]);
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

function useStore(): CodePreferencesStore {
  const store = useContext(PreferencesContext);
  if (store === null) {
    throw new Error('Forgot to wrap component in CodePreferencesProvider');
  }
  return store;
}

function getServerSnapshot(): CodePreferences {
  return DEFAULT_CODE_PREFERENCES;
}

/**
 * The reader's code preferences.
 *
 * @throws Error without a `CodePreferencesProvider` above
 */
export function useCodePreferences(): CodePreferences {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot);
}

/**
 * The function that changes preferences for every block of the page and keeps them.
 *
 * @throws Error without a `CodePreferencesProvider` above
 */
export function useChooseCode(): (choice: Partial<CodePreferences>) => void {
  return useStore().choose;
}
