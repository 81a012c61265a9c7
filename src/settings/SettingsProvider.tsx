import {createContext, useContext, useEffect, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import type {ThemeColors} from './applySettingsToDocument';
import {createSettingsStore} from './settingsStore';
import type {ReaderAction, SettingsStore} from './settingsStore';
import {DEFAULT_SETTINGS} from './types';
import type {SettingsState} from './types';

const SettingsContext = createContext<SettingsStore | null>(null);

export interface SettingsProviderProps {
  readonly children: ReactNode;
  /** Content of `meta[name=theme-color]` for each mode; read once. */
  readonly themeColors: ThemeColors;
}

/**
 * Holds the reader's settings for all components below. Mounted once. The first render in the browser equals the
 * server's (defaults); the reader's values follow at once.
 */
export function SettingsProvider({children, themeColors}: SettingsProviderProps): ReactNode {
  const [store] = useState(() =>
    createSettingsStore(typeof window === 'undefined' ? null : window, themeColors),
  );
  useEffect(() => store.connect(), [store]);
  return <SettingsContext value={store}>{children}</SettingsContext>;
}

function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext);
  if (store === null) {
    throw new Error('Forgot to wrap component in ThemeProvider');
  }
  return store;
}

function getServerSnapshot(): SettingsState {
  return DEFAULT_SETTINGS;
}

/**
 * The reader's settings.
 *
 * @throws Error `Forgot to wrap component in ThemeProvider` without a `SettingsProvider` above
 */
export function useSettings(): SettingsState {
  const store = useSettingsStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot);
}

/**
 * The function that changes and stores the settings; it stays the same for the life of the provider.
 *
 * @throws Error `Forgot to wrap component in ThemeProvider` without a `SettingsProvider` above
 */
export function useSettingsDispatch(): (action: ReaderAction) => void {
  return useSettingsStore().dispatch;
}
