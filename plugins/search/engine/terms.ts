import {isUnspaced} from '../languages';
import {synonyms} from './dictionary';
import type {KnownWord, TitleIndex} from './titleIndex';
import {keywords, stem} from './words';

/** A word of a question, held against all words that pages have. */
export interface Term {
  readonly stem: string;
  /** How much it tells: the more, the fewer pages have it. */
  readonly weight: number;
  /** How well each word of the vocabulary is the one of the question, from 0 to 1. */
  readonly fits: Float32Array;
}

/** The words of a question that tell something, each held against the words of all pages. */
export function readTerms(query: string, {pages, vocabulary}: TitleIndex): Term[] {
  const words = keywords(query);
  return words.map((word, index) => {
    const stemmed = stem(word);
    const others = synonyms.get(stemmed) ?? [];
    // The reader may still be writing the last word.
    const isLast = index === words.length - 1 && !/\s$/.test(query);
    const wanted = {stem: stemmed, others, isLast, hasNoSpaces: isUnspaced(stemmed)};
    const fits = Float32Array.from(vocabulary, (known) => wordFit(wanted, known.stem));
    return {stem: stemmed, weight: computeWeight(fits, vocabulary, pages.length), fits};
  });
}

/** What a word weighs that no page has: it tells none apart. */
const unknownWeight = 1;

/** The fewer pages have a word, or what is taken for it, the more it tells. */
function computeWeight(fits: Float32Array, vocabulary: readonly KnownWord[], pages: number): number {
  const best = fits.reduce((max, fit) => Math.max(max, fit), 0);
  if (best === 0) return unknownWeight;
  const count = vocabulary.reduce(
    (max, known, number) => (fits[number] === best ? Math.max(max, known.count) : max),
    0,
  );
  return Math.log(1 + pages / (1 + count));
}

/** A word of a question, to be held against each word of the vocabulary. */
interface Wanted {
  readonly stem: string;
  /** Words that mean the same. */
  readonly others: readonly string[];
  readonly isLast: boolean;
  /** Whether its language writes none between words. */
  readonly hasNoSpaces: boolean;
}

function wordFit({stem: wanted, others, isLast, hasNoSpaces}: Wanted, word: string): number {
  if (word === wanted) return 1;
  if (wanted.length > 1 && word.startsWith(wanted)) return isLast || hasNoSpaces ? 0.8 : 0.5;
  if (others.includes(word)) return 0.7;
  // Words of Chinese and its like are made of words, which may stand anywhere in them.
  if (hasNoSpaces)
    return Math.min(wanted.length, word.length) > 1 && (word.includes(wanted) || wanted.includes(word))
      ? 0.5
      : 0;
  // "Conditional" is near "condition"; `GridColDef` has little to do with every grid.
  return word.length > 3 && word.length * 2 > wanted.length && wanted.startsWith(word) ? 0.5 : 0;
}

/** How well the best of some words is the one of the question, from 0 to 1. */
export function bestFit({fits}: Term, words: readonly number[]): number {
  let best = 0;
  for (const number of words) best = Math.max(best, fits[number] ?? 0);
  return best;
}
