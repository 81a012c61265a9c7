import {attempt} from '@site/src/lib/attempt';

/** Texts by key, as a storage of the browser keeps them. */
export type KeptTexts = ReturnType<typeof createKeptTexts>;

/**
 * Texts in a storage of the browser. What it does not take, because it is blocked or full, lasts as long as the visit.
 *
 * @param storage - called at each use: a browser that blocks it throws there
 */
export function createKeptTexts(storage: () => Storage) {
  const untaken = new Map<string, string | null>();
  return {
    read(key: string): string | null {
      const text = untaken.get(key);
      return text !== undefined ? text : (attempt(() => storage().getItem(key)) ?? null);
    },
    /** Keeps a text, or removes it. */
    write(key: string, text: string | null) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        untaken.delete(key);
      } catch {
        untaken.set(key, text);
      }
    },
  };
}
