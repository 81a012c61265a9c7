import type {Language} from '../../../config/languages';
import {chinese} from './chinese';
import {english} from './english';
import {createSegmenter, type UnspacedRules, type WordRules} from './rules';

/**
 * What each language brings that has something of its own. Texts mix languages, and so do questions: the rules of all of
 * them hold everywhere. One without an entry has words between spaces, all of which count.
 */
const languages: Readonly<Partial<Record<Language, WordRules>>> = {en: english, zh: chinese};

/** Scripts without spaces whose languages have no entry: what browsers know of them is better than a word per line. */
const otherScripts: UnspacedRules = {
  letters: String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hiragana}\p{Script=Katakana}]`,
  segments: createSegmenter('und'),
};

const unspaced = [...Object.values(languages).flatMap((each) => each.unspaced ?? []), otherScripts].map(
  (rules) => ({...rules, pattern: new RegExp(rules.letters, 'u')}),
);

/** For a regular expression: a letter of a language that writes no spaces between words. */
export const unspacedLetter = `(?:${unspaced.map(({letters}) => letters).join('|')})`;

const anyUnspaced = new RegExp(unspacedLetter, 'u');

/** For a regular expression: letters without a space between them, those of each such language for themselves. */
export const unspacedRuns = unspaced.map(({letters}) => `${letters}+`).join('|');

/** Words that say nothing about what is searched. */
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(languages).flatMap((each) => each.stopWords?.split(' ') ?? []),
);

/** Whether a word is one of a language that writes no spaces between words. */
export function isUnspaced(word: string): boolean {
  return anyUnspaced.test(word);
}

/** Words of letters that stand together, for the search of the site, which knows the words of its subject. */
export function cutIntoWords(run: string): string[] {
  const rules = unspaced.find(({pattern}) => pattern.test(run));
  return rules ? (rules.words ?? rules.segments)(run) : [run];
}

/** Words of letters that stand together, as they are in any text of the language. */
export function cutIntoSegments(run: string): string[] {
  return unspaced.find(({pattern}) => pattern.test(run))?.segments(run) ?? [run];
}
