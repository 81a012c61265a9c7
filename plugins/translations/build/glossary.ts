import {escapeRegexp} from '@docusaurus/utils';
import Joi from 'joi';
import {checkedFile} from '../../../src/lib/node/checkedFile';

/** How one term of the field is said in a language. */
export type Term = {
  /** The form to use; in the file its key is the language, `"zh": "排序"`. */
  form: string;
  /** Other forms that are right in some sentences. */
  also?: readonly string[];
  /** Other English spellings. */
  english?: readonly string[];
  /** Forms that never appear. */
  forbidden?: readonly string[];
  note?: string;
};

/** `i18n/<language>/glossary.json`: terms by their English form, and names that stay in English. */
export type Glossary = {about: string; terms: Readonly<Record<string, Term>>; names: readonly string[]};

const words = Joi.array().items(Joi.string()).min(1);

const createSchema = (language: string) => {
  const term = Joi.object({
    form: Joi.string().required(),
    also: words,
    english: words,
    forbidden: words,
    note: Joi.string(),
  });
  return Joi.object<Glossary>({
    about: Joi.string().required(),
    terms: Joi.object().pattern(Joi.string(), term.rename(language, 'form')).required(),
    names: Joi.array().items(Joi.string()).unique().required(),
  });
};

/** The file of a language's glossary, from the project's folder. */
export const glossaryFile = (language: string): string => `i18n/${language}/glossary.json`;

/** What a language without a glossary is held against. */
export const emptyGlossary: Glossary = {about: 'None', terms: {}, names: []};

/**
 * Checks the shape of the glossary file of a language.
 *
 * @throws when a key is unknown or a value has the wrong type, or when a form to use contains a forbidden one
 */
export function parseGlossary(data: unknown, language: string): Glossary {
  const file = glossaryFile(language);
  const glossary = checkedFile(createSchema(language), data, file);
  const forbidden = Object.values(glossary.terms).flatMap((term) => term.forbidden ?? []);
  for (const [english, {form, also = []}] of Object.entries(glossary.terms)) {
    const wrong = forbidden.find((one) => [form, ...also].some((use) => use.includes(one)));
    if (wrong) {
      throw new Error(`${file}: "${english}" uses "${wrong}", which is a forbidden form.`);
    }
  }
  return glossary;
}

/** Finds the English term in prose: any case, any white space, singular or plural. */
export function termPattern(term: string): RegExp {
  const singular = escapeRegexp(term).replaceAll(' ', '\\s+');
  const forms = term.endsWith('y') ? `(?:${singular}|${singular.slice(0, -1)}ies)` : `${singular}(?:e?s)?`;
  return new RegExp(`(?<![\\w-])${forms}(?![\\w-])`, 'i');
}

/** Finds the names that stay in English, longest first, so that "MUI X" is not read as "MUI" and a rest. */
export function namesPattern(names: readonly string[]): RegExp {
  // Without names nothing is found, not even the empty text.
  if (names.length === 0) return /(?!)/g;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeRegexp);
  return new RegExp(`(?<![\\w])(?:${longestFirst.join('|')})(?![\\w])`, 'g');
}
