import {attempt} from '../../lib/attempt';
import {applyThemeSettings, getPaletteMode} from './applyToDocument';
import type {ThemeColors} from './applyToDocument';
import {getPageDirection} from './getPageDirection';
import {parseStoredText} from './parse';
import {mergeSettings, themeSettingsReducer} from './reducer';
import type {ThemeSettingsAction, ThemeSettingsChange} from './reducer';
import {themeSettingsFromSearch} from './share';
import {DEFAULT_THEME_SETTINGS, THEME_SETTINGS_STORAGE_KEY} from './types';
import type {Direction, ThemeSettings, StoredThemeSettings} from './types';

/** Actions of the reader. The mode is changed through the color mode of Docusaurus, which owns and stores it. */
export type ReaderAction =
  | Exclude<ThemeSettingsAction, {readonly type: 'CHANGE'}>
  | {readonly type: 'CHANGE'; readonly payload: Omit<ThemeSettingsChange, 'paletteMode'>};

/** The settings of one browser tab, in the shape that `useSyncExternalStore` takes. */
export type ThemeSettingsStore = ReturnType<typeof createThemeSettingsStore>;

function writeStorage(
  window: Window,
  {paletteMode: _, ...all}: ThemeSettings,
  pageDirection: Direction,
): void {
  const {direction, ...rest} = all satisfies StoredThemeSettings;
  // Who has chosen nothing else has the direction of each language.
  const stored = direction === pageDirection ? rest : all;
  // Blocked or full: the settings last as long as the page.
  attempt(() => window.localStorage.setItem(THEME_SETTINGS_STORAGE_KEY, JSON.stringify(stored)));
}

/**
 * Makes the store of the settings: share link, else storage, else defaults. A share link is shown but not stored
 * until the reader changes something, so that opening a link does not lose one's own settings.
 *
 * @param window - the browser's window, or `null` on the server, where the settings are the defaults
 */
export function createThemeSettingsStore(
  window: (Window & typeof globalThis) | null,
  themeColors: ThemeColors,
) {
  const listeners = new Set<() => void>();
  let state: ThemeSettings = DEFAULT_THEME_SETTINGS;
  // Another language is another build: nobody comes to it without a new document.
  const pageDirection = window ? getPageDirection(window.location.pathname) : state.direction;
  if (window) {
    const {mode: _, ...settings} = themeSettingsFromSearch(window.location.search, pageDirection) ?? {
      mode: null,
      ...parseStoredText(
        attempt(() => window.localStorage.getItem(THEME_SETTINGS_STORAGE_KEY)) ?? null,
        pageDirection,
      ),
    };
    state = mergeSettings(state, {...settings, paletteMode: getPaletteMode(window.document)});
  }

  const show = () => {
    if (window) {
      applyThemeSettings(window.document, state, themeColors);
    }
  };
  const update = (action: ThemeSettingsAction): boolean => {
    const next = themeSettingsReducer(state, action);
    if (next === state) {
      return false;
    }
    state = next;
    show();
    listeners.forEach((listener) => listener());
    return true;
  };

  return {
    /** Settings now; the same object until something changes. */
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Applies an action, shows it on the document and stores it. */
    dispatch: (action: ReaderAction) => {
      if (update(action) && window) {
        writeStorage(window, state, pageDirection);
      }
    },
    /** Follows `html[data-theme]` and other tabs, and keeps the document right; the result stops it. */
    connect: (): (() => void) => {
      if (!window) {
        return () => {};
      }
      const followDocument = () => {
        update({type: 'CHANGE', payload: {paletteMode: getPaletteMode(window.document)}});
        show();
      };
      const observer = new window.MutationObserver(followDocument);
      observer.observe(window.document.documentElement, {attributeFilter: ['data-theme']});
      const followTabs = (event: StorageEvent) => {
        if (event.key !== THEME_SETTINGS_STORAGE_KEY && event.key !== null) {
          return; // a null key says that the whole storage was cleared
        }
        const {dense, spacing, ...rest} = parseStoredText(event.newValue, pageDirection);
        update({type: 'SET_DENSE', payload: dense});
        update({type: 'SET_SPACING', payload: spacing});
        update({type: 'CHANGE', payload: rest});
      };
      window.addEventListener('storage', followTabs);
      followDocument();
      return () => {
        observer.disconnect();
        window.removeEventListener('storage', followTabs);
      };
    },
  };
}
