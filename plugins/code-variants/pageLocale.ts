/** Where code asks the platform for a date or a number in English, of whatever country, and for nothing special of it. */
const asksForEnglish =
  /\b((?:Intl\.(?:DateTime|Number)Format|toLocale(?:Date|Time)?String)\(\s*)'en(?:-[A-Z]{2})?'/g;

/**
 * The code of a demo on the pages of a language: it writes dates and numbers as an app in that language does. A locale
 * that is no plain English, or that stands in a variable, stays.
 *
 * @param source - text of a demo, or of a module that demos import
 * @param locale - what stands in place of English, such as `zh-CN`; nothing on English pages
 */
export function inPageLocale(source: string, locale: string | undefined): string {
  return locale === undefined ? source : source.replace(asksForEnglish, `$1'${locale}'`);
}
