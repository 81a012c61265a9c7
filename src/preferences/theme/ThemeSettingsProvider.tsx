import {createContext, useContext, useEffect, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import type {ThemeColors} from './applyToDocument';
import {createThemeSettingsStore} from './store';
import type {ReaderAction, ThemeSettingsStore} from './store';
import {DEFAULT_THEME_SETTINGS} from './types';
import type {ThemeSettings} from './types';

const ThemeSettingsContext = createContext<ThemeSettingsStore | null>(null);

export interface ThemeSettingsProviderProps {
  readonly children: ReactNode;
  /** Content of `meta[name=theme-color]` for each mode; read once. */
  readonly themeColors: ThemeColors;
}

/**
 * Holds the reader's settings for all components below. Mounted once. The first render in the browser equals the
 * server's (defaults); the reader's values follow at once.
 */
export function ThemeSettingsProvider({children, themeColors}: ThemeSettingsProviderProps): ReactNode {
  const [store] = useState(() =>
    createThemeSettingsStore(typeof window === 'undefined' ? null : window, themeColors),
  );
  useEffect(() => store.connect(), [store]);
  return <ThemeSettingsContext value={store}>{children}</ThemeSettingsContext>;
}

function useThemeSettingsStore(): ThemeSettingsStore {
  const store = useContext(ThemeSettingsContext);
  if (store === null) {
    throw new Error('Forgot to wrap component in ThemeProvider');
  }
  return store;
}

function getServerSnapshot(): ThemeSettings {
  return DEFAULT_THEME_SETTINGS;
}

/**
 * The reader's settings.
 *
 * @throws Error `Forgot to wrap component in ThemeProvider` without a `ThemeSettingsProvider` above
 */
export function useThemeSettings(): ThemeSettings {
  const store = useThemeSettingsStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot);
}

/**
 * The function that changes and stores the settings; it stays the same for the life of the provider.
 *
 * @throws Error `Forgot to wrap component in ThemeProvider` without a `ThemeSettingsProvider` above
 */
export function useThemeSettingsDispatch(): (action: ReaderAction) => void {
  return useThemeSettingsStore().dispatch;
}
