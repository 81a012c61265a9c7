import type {MissingTextWarner} from './warnMissing';

/** Texts by language and key. English is the default and has every key. */
export type Catalog<Key extends string = string> = {
  readonly en: Readonly<Record<Key, string>>;
} & Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>;

/**
 * A text whose key is known only at run time, so that Docusaurus cannot extract it.
 *
 * @param warn - told about a text that the language lacks
 * @returns the text in the language, else the English one
 */
export function lateText<Key extends string>(
  catalog: Catalog<Key>,
  language: string,
  key: Key,
  warn: MissingTextWarner,
): string {
  const text = catalog[language]?.[key];
  if (text) {
    return text;
  }
  warn(language, key);
  return catalog.en[key];
}
