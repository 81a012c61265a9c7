import {applySettingsToDocument, paletteModeOf} from './applySettingsToDocument';
import type {ThemeColors} from './applySettingsToDocument';
import {ownDirection} from './ownDirection';
import {parseStoredText} from './parseSettings';
import {settingsReducer} from './settingsReducer';
import type {SettingsAction, SettingsChange} from './settingsReducer';
import {settingsFromSearch} from './shareSettings';
import {DEFAULT_SETTINGS, SETTINGS_STORAGE_KEY} from './types';
import type {Direction, SettingsState, StoredSettings} from './types';

/** Actions of the reader. The mode is changed through the color mode of Docusaurus, which owns and stores it. */
export type ReaderAction =
  | Exclude<SettingsAction, {readonly type: 'CHANGE'}>
  | {readonly type: 'CHANGE'; readonly payload: Omit<SettingsChange, 'paletteMode'>};

/** The settings of one browser tab, in the shape that `useSyncExternalStore` takes. */
export interface SettingsStore {
  /** Settings now; the same object until something changes. */
  readonly getSnapshot: () => SettingsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies an action, shows it on the document and stores it. */
  readonly dispatch: (action: ReaderAction) => void;
  /** Follows `html[data-theme]` and other tabs, and keeps the document right; the result stops it. */
  readonly connect: () => () => void;
}

function readStorage(window: Window): string | null {
  try {
    return window.localStorage.getItem(SETTINGS_STORAGE_KEY);
  } catch {
    return null; // blocked by the browser: the settings last as long as the page
  }
}

function writeStorage(window: Window, {paletteMode: _, ...all}: SettingsState, own: Direction): void {
  const {direction, ...rest} = all satisfies StoredSettings;
  // Who has chosen nothing else has the direction of each language.
  const stored = direction === own ? rest : all;
  try {
    window.localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Blocked or full: the settings last as long as the page.
  }
}

/**
 * Makes the store of the settings: share link, else storage, else defaults. A share link is shown but not stored
 * until the reader changes something, so that opening a link does not lose one's own settings.
 *
 * @param window - the browser's window, or `null` on the server, where the settings are the defaults
 */
export function createSettingsStore(
  window: (Window & typeof globalThis) | null,
  themeColors: ThemeColors,
): SettingsStore {
  const listeners = new Set<() => void>();
  let state: SettingsState = DEFAULT_SETTINGS;
  // Another language is another build: nobody comes to it without a new document.
  const own = window ? ownDirection(window.location.pathname) : state.direction;
  if (window) {
    const {mode: _, ...settings} = settingsFromSearch(window.location.search, own) ?? {
      mode: null,
      ...parseStoredText(readStorage(window), own),
    };
    state = {...settings, paletteMode: paletteModeOf(window.document)};
  }

  const show = () => {
    if (window) {
      applySettingsToDocument(window.document, state, themeColors);
    }
  };
  const update = (action: SettingsAction): boolean => {
    const next = settingsReducer(state, action);
    if (next === state) {
      return false;
    }
    state = next;
    show();
    listeners.forEach((listener) => listener());
    return true;
  };

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      if (update(action) && window) {
        writeStorage(window, state, own);
      }
    },
    connect: () => {
      if (!window) {
        return () => {};
      }
      const followDocument = () => {
        update({type: 'CHANGE', payload: {paletteMode: paletteModeOf(window.document)}});
        show();
      };
      const observer = new window.MutationObserver(followDocument);
      observer.observe(window.document.documentElement, {attributeFilter: ['data-theme']});
      const followTabs = (event: StorageEvent) => {
        if (event.key !== SETTINGS_STORAGE_KEY && event.key !== null) {
          return; // a null key says that the whole storage was cleared
        }
        const {dense, spacing, ...rest} = parseStoredText(event.newValue, own);
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
