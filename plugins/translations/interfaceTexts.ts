import Joi from 'joi';
import {checkedFile} from '../../src/lib/node/checkedFile';
import {readIfThere} from '../../src/lib/node/readIfThere';

/** Text of each message id in a language. */
export type Texts = Readonly<Record<string, string>>;

/** Words from which on a text is no name that may be the same in two languages. */
const wordsOfSentence = 4;

/** What `docusaurus write-translations` has put in the place of a translation. */
function isEnglish(text: string, english: string | undefined): boolean {
  return text === english && (text.match(/\p{L}+/gu)?.length ?? 0) >= wordsOfSentence;
}

/**
 * Compares the interface texts of the source with a language.
 *
 * @param used - texts that the site's own source uses, with their English
 * @param translated - the language's `code.json`
 * @param defaults - texts that plugins and the theme bring in that language
 * @returns `missing`: used, but not translated; `english`: translated by its own English; `unknown`: in `code.json`, but
 *   used nowhere
 */
export function compareTexts(used: Texts, translated: Texts, defaults: Texts) {
  return {
    missing: Object.keys(used)
      .filter((id) => !(translated[id] ?? defaults[id])?.trim())
      .sort(),
    english: Object.keys(translated)
      .filter((id) => isEnglish(translated[id] ?? '', used[id]))
      .sort(),
    unknown: Object.keys(translated)
      .filter((id) => !Object.hasOwn(used, id) && !Object.hasOwn(defaults, id))
      .sort(),
  };
}

/** The report as lines that say which file to change; empty when all is well. */
export function describeTextReport(
  {missing, english, unknown}: ReturnType<typeof compareTexts>,
  file: string,
): string[] {
  return [
    ...missing.map((id) => `${file}: text "${id}" has no translation`),
    ...english.map((id) => `${file}: text "${id}" is still English`),
    ...unknown.map((id) => `${file}: text "${id}" is used nowhere; delete it`),
  ];
}

const schema = Joi.object<Record<string, {message: string}>>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string()}),
);

/**
 * Reads a Docusaurus translation file, for example `i18n/zh/code.json`.
 *
 * @returns nothing where there is no such file
 * @throws when it is not JSON or has another shape
 */
export function readTexts(siteDir: string, file: string): Texts {
  const json = readIfThere(siteDir, file);
  const messages = json === undefined ? {} : checkedFile(schema, JSON.parse(json), file);
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}
