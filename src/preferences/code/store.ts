import {attempt} from '../../lib/attempt';
import {parseHash} from './hash';
import {cookieText, PACKAGE_MANAGER_STORAGE_KEY, parseCookies, parsePackageManager} from './storage';
import {DEFAULT_CODE_PREFERENCES, CODE_PREFERENCE_ATTRIBUTES, type CodePreferences} from './types';

/** The preferences of one browser tab, in the shape that `useSyncExternalStore` takes. */
export type CodePreferencesStore = ReturnType<typeof createCodePreferencesStore>;

const names = ['codeVariant', 'codeStyling', 'packageManager'] as const;

function readPreferences(window: Window): Partial<CodePreferences> {
  const packageManager = parsePackageManager(
    attempt(() => window.localStorage.getItem(PACKAGE_MANAGER_STORAGE_KEY)),
  );
  return {
    ...parseCookies(attempt(() => window.document.cookie) ?? ''),
    ...(packageManager && {packageManager}),
    ...parseHash(window.location.hash),
  };
}

/** The same object when nothing changes: React draws what uses it once more for another one, and all at once. */
function merge(state: CodePreferences, change: Partial<CodePreferences>): CodePreferences {
  const next = {...state, ...change};
  return names.every((name) => next[name] === state[name]) ? state : next;
}

function keep(window: Window, {codeVariant, codeStyling, packageManager}: Partial<CodePreferences>): void {
  const {protocol} = window.location;
  attempt(() => {
    if (codeVariant) {
      window.document.cookie = cookieText('codeVariant', codeVariant, protocol);
    }
    if (codeStyling) {
      window.document.cookie = cookieText('codeStyling', codeStyling, protocol);
    }
    if (packageManager) {
      window.localStorage.setItem(PACKAGE_MANAGER_STORAGE_KEY, packageManager);
    }
  });
}

function show({documentElement}: Document, preferences: CodePreferences): void {
  for (const name of names) documentElement.setAttribute(CODE_PREFERENCE_ATTRIBUTES[name], preferences[name]);
}

/**
 * Makes the store of the code preferences: address hash, else cookie, else default. It is the one writer of cookies and
 * attributes after the script before the first paint.
 *
 * @param window - the browser's window, or `null` on the server, where the preferences are the defaults
 */
export function createCodePreferencesStore(window: Window | null) {
  const listeners = new Set<() => void>();
  let state = merge(DEFAULT_CODE_PREFERENCES, window ? readPreferences(window) : {});
  const update = (change: Partial<CodePreferences>) => {
    const next = merge(state, change);
    if (next !== state) {
      state = next;
      listeners.forEach((listener) => listener());
    }
    if (window) {
      show(window.document, state);
    }
  };
  return {
    /** Preferences now; the same object until something changes. */
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A choice of the reader: shown everywhere on the page and kept. */
    choose: (choice: Partial<CodePreferences>) => {
      update(choice);
      if (window) {
        keep(window, choice);
      }
    },
    /** What the hash of an address says is shown but not kept: a link is no choice. */
    followHash: (hash: string) => update(parseHash(hash)),
  };
}
