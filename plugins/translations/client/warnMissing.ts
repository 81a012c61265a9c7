/** Reports that `language` has no text for `key`. */
export type MissingTextWarner = (language: string, key: string) => void;

/**
 * Makes a warner that logs each missing text once per language and key.
 *
 * @param log - receives the warning; in the browser `console.warn`
 */
export function createMissingTextWarner(log: (message: string) => void): MissingTextWarner {
  const warned = new Set<string>();
  return (language, key) => {
    const id = JSON.stringify([language, key]);
    if (!warned.has(id)) {
      warned.add(id);
      log(`No translation to "${language}" for "${key}": shown in English.`);
    }
  };
}
