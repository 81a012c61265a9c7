import {synonyms} from './dictionary';
import {editDistance, toLetterBits, missingLetters, getTolerance} from './distance';
import type {NameIndex} from './nameIndex';
import {productNames} from './productWords';
import type {TitleIndex} from './titleIndex';
import {isUnspaced} from '../languages';
import {keywords, stem} from './words';

interface Word {
  readonly text: string;
  readonly letters: number;
  /** How many pages have it in their titles. */
  readonly count: number;
}

/** The words that a reader may have meant. */
export interface Lexicon {
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** Stems of what really stands in pages: a reader may also use words of the dictionary, which need not. */
  readonly written: ReadonlySet<string>;
}

/**
 * The words of titles and headings, of the dictionary, and the parts of names.
 *
 * @param textStems - of words that are right because the text of the pages has them, where that is known
 */
export function readLexicon(
  {words, written}: TitleIndex,
  {allParts}: Pick<NameIndex, 'allParts'>,
  textStems: Iterable<string> = [],
): Lexicon {
  const counts = new Map<string, number>(words);
  for (const word of [...productNames, ...synonyms.keys(), ...allParts]) {
    if (!counts.has(word)) counts.set(word, 0);
  }
  const all = [...counts].map(([text, count]): Word => ({text, count, letters: toLetterBits(text)}));
  return {words: all, stems: new Set([...all.map(({text}) => stem(text)), ...textStems]), written};
}

/** A question as it was probably meant. */
export interface Spelled {
  readonly text: string;
  /** What was taken for the words that nothing has, by the word as it was written. */
  readonly corrections: ReadonlyMap<string, string>;
}

/**
 * Replaces the words of a question that nothing has by the nearest ones that there are. The last word may still be
 * written: the beginning of a word is right.
 */
export function spell(query: string, lexicon: Lexicon): Spelled {
  const corrections = new Map<string, string>();
  const words = keywords(query);
  for (const [index, word] of words.entries()) {
    if (isUnspaced(word) || lexicon.stems.has(stem(word))) continue;
    const isLast = index === words.length - 1 && !/\s$/.test(query);
    if (isLast && lexicon.words.some(({text}) => text.startsWith(word))) continue;
    const nearest = nearestTo(word, lexicon);
    if (nearest !== undefined) corrections.set(word, nearest);
  }
  if (corrections.size === 0) return {text: query, corrections};
  const text = query.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word.toLowerCase()) ?? word);
  return {text, corrections};
}

/** The word with the fewest other letters; among equals one with the same first letter, then one that many pages have. */
function nearestTo(written: string, {words}: Lexicon): string | undefined {
  const max = getTolerance(written);
  if (max === 0) return undefined;
  const letters = toLetterBits(written);
  let best: {readonly text: string; readonly distance: number} | undefined;
  for (const word of words) {
    const {text, count} = word;
    if (Math.abs(text.length - written.length) > max || missingLetters(letters, word.letters) > max) continue;
    const edits = editDistance(text, written, max);
    if (edits > max) continue;
    const distance = edits + (text[0] === written[0] ? 0 : 0.5) - Math.min(count, 99) / 1000;
    if (!best || distance < best.distance) best = {text, distance};
  }
  return best?.text;
}
