import type {MissingTextWarner} from './warnMissing';

/** Texts by language and key. English is the default and has every key. */
export type Catalogue<Key extends string = string> = {
  readonly en: Readonly<Record<Key, string>>;
} & Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>;

/**
 * A text whose key is known only at run time, so that Docusaurus cannot extract it (B9.1).
 *
 * @param warn - told about a text that the language lacks
 * @returns the text in the language, else the English one
 */
export function lateText<Key extends string>(
  catalogue: Catalogue<Key>,
  language: string,
  key: Key,
  warn: MissingTextWarner,
): string {
  const text = catalogue[language]?.[key];
  if (text) {
    return text;
  }
  warn(language, key);
  return catalogue.en[key];
}
