/** Language tags of codes that do not follow the pattern language + region, or use a wrong language. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['khKH', 'km-KH'],
  ['kuCKB', 'ckb'],
  ['kuLatn', 'ku'],
  ['tlTL', 'fil-PH'],
]);

/** The BCP 47 tag of a pack's code: `frFR` → `fr-FR`, `eu` → `eu`. */
export function toTag(code: string): string {
  return TAGS.get(code) ?? code.replace(/^([a-z]+)([A-Z]\w*)$/, '$1-$2');
}

function getLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

/**
 * Names of languages in themselves: `Français`; with the region only where a language has several codes:
 * `Português (Brasil)`.
 *
 * @returns names by code
 */
export function nativeNames(codes: readonly string[]): ReadonlyMap<string, string> {
  const languages = codes.map((code) => getLanguage(toTag(code)));
  return new Map(
    codes.map((code) => {
      const tag = toTag(code);
      const language = getLanguage(tag);
      const isOnly = languages.indexOf(language) === languages.lastIndexOf(language);
      const names = new Intl.DisplayNames([tag], {type: 'language', languageDisplay: 'standard'});
      const name = names.of(isOnly ? language : tag) ?? code;
      return [code, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
    }),
  );
}
