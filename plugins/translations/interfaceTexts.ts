import Joi from 'joi';
import {checkedFile} from '../../src/lib/node/checkedFile';
import {readIfThere} from '../../src/lib/node/readIfThere';

/** Text of each message id in a language. */
export type Texts = Readonly<Record<string, string>>;

/** Words from which on a text is no name that may be the same in two languages. */
const minSentenceWords = 4;

/**
 * The texts that are what `docusaurus write-translations` puts in the place of a translation.
 *
 * @param isStarted - whether the language has only been started: nearly every text that is the same as in English is one
 *   that nobody has translated. Later a short one is a name
 */
export function englishTexts(used: Texts, translated: Texts, isStarted: boolean): string[] {
  const least = isStarted ? 1 : minSentenceWords;
  return Object.entries(translated)
    .filter(([id, text]) => text === used[id] && (text.match(/\p{L}+/gu)?.length ?? 0) >= least)
    .map(([id]) => id)
    .sort();
}

/**
 * Compares the interface texts of the source with a language.
 *
 * @param used - texts that the site's own source uses, with their English
 * @param translated - the language's `code.json`
 * @param defaults - texts that plugins and the theme bring in that language
 * @param isStarted - whether the language has only been started
 * @returns `missing`: used, but not translated; `english`: translated by its own English; `unknown`: in `code.json`, but
 *   used nowhere
 */
export function compareTexts(used: Texts, translated: Texts, defaults: Texts, isStarted = false) {
  return {
    missing: Object.keys(used)
      .filter((id) => !(translated[id] ?? defaults[id])?.trim())
      .sort(),
    english: englishTexts(used, translated, isStarted),
    unknown: Object.keys(translated)
      .filter((id) => !Object.hasOwn(used, id) && !Object.hasOwn(defaults, id))
      .sort(),
  };
}

/**
 * The report as lines that say where to change what; empty when all is well.
 *
 * @param findPlace - where an id is in the file, or belongs
 */
export function describeTextReport(
  {missing, english, unknown}: ReturnType<typeof compareTexts>,
  findPlace: (id: string) => string,
): string[] {
  return [
    ...missing.map((id) => `${findPlace(id)}: text "${id}" has no translation`),
    ...english.map((id) => `${findPlace(id)}: text "${id}" is still English`),
    ...unknown.map((id) => `${findPlace(id)}: text "${id}" is used nowhere; delete it`),
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
