import {isUnspaced, unspacedLetter} from '../languages';

/** A space beside a letter of a language that has none. */
const spaces = new RegExp(`(?<=${unspacedLetter}) | (?=${unspacedLetter})`, 'gu');

/** Stands between texts, so that a phrase is within one of them. */
const apart = '|';

/**
 * Texts as phrases that others can be found in. Chinese and its like have no spaces in them, because the same letters may be cut into
 * other words elsewhere.
 *
 * @param texts - stems of the words of each that tell something
 */
export function toPhrase(...texts: readonly (readonly string[])[]): string {
  const phrases = texts.map((stems) => ` ${stems.join(' ')} `);
  return phrases.join(apart).replace(spaces, '');
}

/** Whether a question of several words, or of Chinese ones, stands in a text as it was written. */
export function hasPhrase(text: string, question: string): boolean {
  const isPhrase = isUnspaced(question) ? question.length > 1 : question.trim().includes(' ');
  return isPhrase && text.includes(question);
}
